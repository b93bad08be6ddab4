import { useEffect, useId, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import classes from "./PhotoDialog.module.css";

interface Props {
  question: string;
  yes: string;
  no: string;
  /** What the yes started is under way. */
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something is lost, in the place of the buttons; the answer that loses nothing comes first and has the focus. */
export function PhotoQuestion({ question, yes, no, busy = false, onYes, onNo }: Props) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={id} className={classes.question}>
      <p id={id}>{question}</p>
      <Button ref={safe} main disabled={busy} onClick={onNo}>
        {no}
      </Button>
      <Button busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </div>
  );
}
