import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Button } from "../buttons/Button.tsx";
import classes from "./Question.module.css";

interface Props {
  question: string;
  yes: string;
  no: string;
  /** What the yes started is under way. */
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A confirmation inside the page before something is lost; the safe answer comes first and has the focus. */
export function Question({ question, yes, no, busy = false, onYes, onNo }: Props) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Escape answers no; `preventDefault` keeps a dialog around it open.
    event.preventDefault();
    if (!busy) onNo();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={id} className={classes.question} onKeyDown={onKeyDown}>
      <p id={id}>{question}</p>
      <Button ref={safe} disabled={busy} onClick={onNo}>
        {no}
      </Button>
      <Button busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </div>
  );
}
