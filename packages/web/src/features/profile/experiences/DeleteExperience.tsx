import type { ExperienceFields } from "@ribambelle/domain/profile/experience";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../../client/locale.tsx";
import { QuietButton } from "../../../ui/buttons/QuietButton.tsx";
import { Question } from "../../../ui/dialogs/Question.tsx";
import { useAct } from "../../../ui/editing/useAct.ts";
import { say } from "../../../ui/messages/say.ts";
import { BinIcon } from "../../../ui/pictures/icons.tsx";
import classes from "./Experiences.module.css";
import { experienceWords, saidExperience } from "./experiences.texts.ts";
import { useExperienceList } from "./useExperienceList.ts";

interface Props {
  title: string;
  name: string;
  told: ExperienceFields;
  onDeleted: () => void;
}

/** Deletes one experience, after a confirmation. */
export function DeleteExperience({ title, name, told, onDeleted }: Props) {
  const words = useWords(experienceWords);
  const { remove } = useExperienceList();
  const [asking, setAsking] = useState(false);
  const { busy, act } = useAct();
  const button = useRef<HTMLButtonElement>(null);
  const rest = () => {
    flushSync(() => setAsking(false));
    button.current?.focus();
  };
  const confirm = async () => {
    const isDone = await act(async () => {
      await remove(name, told);
      onDeleted();
      say({ kind: "success", text: saidExperience("removed") });
    });
    if (!isDone) rest();
  };
  return (
    <div className={classes.foot}>
      {asking ? (
        <Question
          question={words.removeQuestion}
          yes={words.remove}
          no={words.keep}
          busy={busy}
          onYes={() => void confirm()}
          onNo={rest}
        />
      ) : (
        <QuietButton
          ref={button}
          className={classes.remove}
          aria-label={words.removeWhat(title)}
          onClick={() => setAsking(true)}
        >
          <BinIcon width="20" height="20" />
          {words.remove}
        </QuietButton>
      )}
    </div>
  );
}
