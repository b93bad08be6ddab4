import { dateProblemTexts } from "@ribambelle/domain/kernel/dates/date.texts";
import { dateProblem, readDate } from "@ribambelle/domain/kernel/dates/typedDate";
import { isDay } from "@ribambelle/domain/kernel/day";
import { type ReactNode, useRef, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { IconButton } from "../../buttons/IconButton.tsx";
import { CalendarIcon } from "../../pictures/icons.tsx";
import { Field } from "../Field.tsx";
import textField from "../TextField.module.css";
import classes from "./DateField.module.css";
import { dateFieldWords } from "./DateField.texts.ts";
import { useTypedDate } from "./useTypedDate.ts";

interface Props {
  label: string;
  /** A day YYYY-MM-DD, what is typed of one so far (01/0), or an empty text. */
  value: string;
  onChange: (value: string) => void;
  /** The first and last day that are taken, YYYY-MM-DD; from 1900 to 2199 where nothing is said. */
  min?: string | undefined;
  max?: string | undefined;
  /** Said in place of what the field finds wrong by itself once it was left. */
  error?: string | null | undefined;
  /** Said in place of an example of a date. */
  hint?: ReactNode;
  optional?: boolean;
  name?: string;
}

/**
 * A date, typed in digits alone that become DD/MM/YYYY in both languages (SURVEY-59, I18N-OP7), pasted in any usual
 * form, or chosen in the browser's own calendar, which offers no day outside the limits.
 */
export function DateField({ label, value, onChange, min, max, error, hint, optional = false, name }: Props) {
  const words = useWords(dateFieldWords);
  const locale = useLocale();
  const { understand, ...typing } = useTypedDate({ value, onChange });
  const [wasLeft, setWasLeft] = useState(false);
  const found = wasLeft ? dateProblem(readDate(value) ?? value, { min, max }) : null;
  const leave = () => {
    setWasLeft(true);
    understand();
  };
  return (
    <Field
      label={label}
      hint={hint ?? words.form}
      error={error ?? (found && dateProblemTexts[found][locale])}
      optional={optional}
    >
      {(control) => (
        <div className={textField.box}>
          <input
            {...control}
            {...typing}
            name={name}
            className={`${textField.input} ${classes.digits}`}
            data-with-end
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={words.mask}
            aria-required={optional ? undefined : true}
            onFocus={() => setWasLeft(false)}
            onBlur={leave}
          />
          <div className={textField.end}>
            <Calendar label={label} value={value} onChoose={onChange} min={min} max={max} />
          </div>
        </div>
      )}
    </Field>
  );
}

interface CalendarProps extends Pick<Props, "label" | "value" | "min" | "max"> {
  onChoose: (day: string) => void;
}

/** A button that opens the browser's own calendar, in the reader's language and with the phone's own gestures. */
function Calendar({ label, value, onChoose, min = "1900-01-01", max = "2199-12-31" }: CalendarProps) {
  const words = useWords(dateFieldWords);
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    try {
      input.current?.showPicker();
    } catch {
      // A browser that opens it only where people point.
      input.current?.focus();
    }
  };
  return (
    <>
      <IconButton className={classes.opener} aria-label={words.choose(label)} onClick={open}>
        <CalendarIcon />
      </IconButton>
      <input
        ref={input}
        type="date"
        className={classes.calendar}
        tabIndex={-1}
        // The button says what it is; by itself it would be read as a second field (RGAA 10.8).
        aria-hidden="true"
        autoComplete="off"
        min={min}
        max={max}
        value={isDay(value) ? value : ""}
        onChange={({ currentTarget }) => currentTarget.value && onChoose(currentTarget.value)}
      />
    </>
  );
}
