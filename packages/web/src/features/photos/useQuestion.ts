import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** What is asked before something is lost: a photo that is not sent, or the one there is. */
export type Question = "leave" | "remove";

interface Given {
  busy: boolean;
  /** A photo is chosen and not sent. */
  unsent: boolean;
  onClose: () => void;
  onRemove: () => void;
}

/** Asks before a photo is lost; the answer no returns the focus to the button of the ref `main`. */
export function useQuestion({ busy, unsent, onClose, onRemove }: Given) {
  const [question, setQuestion] = useState<Question | null>(null);
  const main = useRef<HTMLButtonElement>(null);

  function no() {
    flushSync(() => setQuestion(null));
    main.current?.focus();
  }

  function leave() {
    if (busy) return;
    if (question) no();
    else if (unsent) setQuestion("leave");
    else onClose();
  }

  return {
    question,
    main,
    leave,
    no,
    yes: question === "remove" ? onRemove : onClose,
    askRemove: () => setQuestion("remove"),
    /** Removes the question without an answer. */
    dismiss: () => setQuestion(null),
  };
}
