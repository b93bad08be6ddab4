import { useEffect, useId, useRef, useState } from "react";
import fields from "../fields/TextField.module.css";

interface Props {
  label: string;
  typed: "search" | "digits" | "day";
  word: string | undefined;
  onChange: (word: string | undefined) => void;
}

const attributes = {
  search: { type: "search", maxLength: 100, enterKeyHint: "search" },
  digits: { type: "text", inputMode: "numeric", maxLength: 5 },
  day: { type: "date" },
} as const;
// A day is chosen at once; of what is typed, the last key counts.
const pauseMs = { search: 200, digits: 200, day: 0 } as const;

/** A filter that is typed: the list follows a moment after the last key. */
export function TypedFilter({ label, typed, word, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(word ?? "");
  // Where the list stands when the moment has passed, not when it began.
  const change = useRef(onChange);
  change.current = onChange;
  // A chip, Back or a link has changed it.
  useEffect(() => setText(word ?? ""), [word]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the list
  useEffect(() => {
    const wanted = text.trim() || undefined;
    if (wanted === word) return;
    const timer = setTimeout(() => change.current(wanted), pauseMs[typed]);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={fields.box}>
        <input
          {...attributes[typed]}
          id={id}
          className={fields.input}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
    </div>
  );
}
