import { useEffect, useState } from "react";
import { useWords } from "../../client/locale.tsx";
import { QuietButton } from "../buttons/QuietButton.tsx";
import classes from "./RestoredDraft.module.css";
import { restoredWords } from "./RestoredDraft.texts.ts";

interface Props {
  /** True while what was typed before is in the form. */
  isShown: boolean;
  /** True where something is saved to go back to. */
  isOfKept: boolean;
  restart: () => void;
}

/** Says at the beginning of a form that what was typed before is back, and takes it away where it is not wanted (AGUI-26). */
export function RestoredDraft({ isShown, isOfKept, restart }: Props) {
  const words = useWords(restoredWords);
  // What stands in a status from the start is not announced.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (!isShown) return null;
  return (
    <div role="status" className={classes.restored}>
      {isHere && (
        <>
          {words.restored}{" "}
          <QuietButton className={classes.restart} onClick={restart}>
            {isOfKept ? words.toKept : words.toNothing}
          </QuietButton>
        </>
      )}
    </div>
  );
}
