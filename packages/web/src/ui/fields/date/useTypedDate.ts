import { dateFieldText, dateFieldValue, readDate, typeDate } from "@ribambelle/domain/kernel/dates/typedDate";
import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";

interface Held {
  value: string;
  onChange: (value: string) => void;
}

/** Writes a date as DD/MM/YYYY while it is typed, with the caret where the person left it. */
export function useTypedDate({ value, onChange }: Held) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);
  const text = dateFieldText(value);
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.at, caret.at);
    }
  }, [caret]);
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = { text: currentTarget.value, caret: currentTarget.selectionStart ?? 10 };
    const isForward = (nativeEvent as InputEvent).inputType === "deleteContentForward";
    const next = typeDate(text, typed, isForward);
    setCaret({ at: next.caret });
    onChange(dateFieldValue(next.text));
  };
  return {
    ref: input,
    value: text,
    onChange: change,
    // What is pasted is read as a whole, whatever stood there.
    onPaste: (event: React.ClipboardEvent) => {
      const day = readDate(event.clipboardData.getData("text"));
      if (day === null) return;
      event.preventDefault();
      setCaret({ at: 10 });
      onChange(day);
    },
    /** Reads 1/09/2026, which no longer has ten characters, when the field is left. */
    understand: () => {
      const day = readDate(text);
      if (day !== null && day !== value) onChange(day);
    },
  };
}
