import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../../client/locale.tsx";
import { QuietButton } from "../../../ui/buttons/QuietButton.tsx";
import { whenFetched } from "../../../ui/editing/whenFetched.ts";
import { BinIcon } from "../../../ui/pictures/icons.tsx";
import { deleteQuestion } from "../editorsAtRest.ts";
import type { Deleting } from "./DeleteQuestion.tsx";
import classes from "./Experiences.module.css";
import { experienceWords } from "./experiences.texts.ts";

/** Deletes one experience, after a confirmation. */
export function DeleteExperience({ title, ...deleting }: Omit<Deleting, "onKept"> & { title: string }) {
  const words = useWords(experienceWords);
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const rest = () => {
    flushSync(() => setAsking(false));
    button.current?.focus();
  };
  return (
    <div className={classes.foot}>
      {asking ? (
        <deleteQuestion.Part {...deleting} onKept={rest} />
      ) : (
        <QuietButton
          ref={button}
          className={classes.remove}
          aria-label={words.removeWhat(title)}
          onClick={() => void whenFetched(deleteQuestion, () => setAsking(true))}
        >
          <BinIcon width="20" height="20" />
          {words.remove}
        </QuietButton>
      )}
    </div>
  );
}
