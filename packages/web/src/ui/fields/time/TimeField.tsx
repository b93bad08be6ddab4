import { isTime, readTime, timeText } from "@ribambelle/domain/kernel/time";
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { useUnfolding } from "../../buttons/useUnfolding.ts";
import { ClockIcon } from "../../pictures/icons.tsx";
import textField from "../TextField.module.css";
import classes from "./TimeField.module.css";
import { timeFieldWords } from "./TimeField.texts.ts";
import { TimeList } from "./TimeList.tsx";
import { type End, steppedTime } from "./timeSteps.ts";

interface Props {
  /** Stands before the field. */
  label: ReactNode;
  /** Which time it is, as its list is called: start of slot 1. */
  called: string;
  /** The text of the field: any text while typing, a time HH:mm once it was read. */
  value: string;
  onChange: (value: string) => void;
  end: End;
  /** For an end, the start when it is known: the list begins after it. */
  after?: string | null;
  name?: string;
  /** The id of the sentence that says what is wrong with it, which stands under the field; absent when nothing is. */
  errorId?: string | undefined;
}

/** How many minutes a key moves the time by; 0 when it does not. */
function stepOf({ key, altKey }: KeyboardEvent): number {
  if (key === "ArrowUp") return altKey ? 60 : 15;
  if (key === "ArrowDown") return altKey ? -60 : -15;
  if (key === "PageUp") return 60;
  return key === "PageDown" ? -60 : 0;
}

/** Reads the typed time when the field is left or Enter is pressed, and writes it as it is read; arrow keys change it. */
function useTyping({ value, onChange, end }: Pick<Props, "value" | "onChange" | "end">) {
  const locale = useLocale();
  const [isTyping, setIsTyping] = useState(false);
  const understand = () => {
    setIsTyping(false);
    const time = readTime(value, end);
    if (time === null || time === value) return false;
    onChange(time);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step !== 0) {
      event.preventDefault();
      setIsTyping(false);
      onChange(steppedTime(value, step, end));
    }
    // A first Enter shows the time that was read, a second one submits the form.
    if (event.key === "Enter" && understand()) event.preventDefault();
  };
  return {
    // What is being typed stays as it is typed, even where it is a time already.
    value: isTime(value) && !isTyping ? timeText(value, locale, end) : value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setIsTyping(true);
      onChange(event.currentTarget.value);
    },
    onBlur: understand,
    onKeyDown,
  };
}

/**
 * A field for a time of 24 hours: typed freely (8, 16h30, 1630) and understood when it is left, moved by the arrows,
 * or chosen in a list of quarters of an hour (PROF-36). A time is written as people read it (I18N-OP8).
 */
export function TimeField({ label, called, value, onChange, end, after = null, name, errorId }: Props) {
  const words = useWords(timeFieldWords);
  const id = useId();
  const typing = useTyping({ value, onChange, end });
  const { open, close, holder, opener } = useUnfolding();
  const chosen = (time: string) => {
    close();
    opener.ref.current?.focus();
    onChange(time);
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div {...holder} className={classes.box}>
        <input
          id={id}
          name={name}
          className={`${textField.input} ${classes.input}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          aria-required="true"
          {...typing}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
        />
        {/* Out of the order of Tab: the keyboard types or uses the arrows, and Tab leads from one end to the other. */}
        <button
          {...opener}
          type="button"
          className={classes.opener}
          tabIndex={-1}
          aria-haspopup="listbox"
          aria-label={words.choose(called)}
        >
          <ClockIcon width="20" height="20" />
        </button>
        {open && <TimeList typed={value} end={end} after={after} onChoose={chosen} />}
      </div>
    </div>
  );
}
