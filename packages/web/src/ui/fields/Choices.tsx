import type { Value as Choice } from "@ribambelle/domain/kernel/values";
import { type ReactNode, useId } from "react";
import { useLocale } from "../../client/locale.tsx";
import classes from "./Choices.module.css";
import { ErrorText } from "./ErrorText.tsx";

interface CheckProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick, with its label and what it means. */
export function Check({ label, hint, checked, disabled, onChange }: CheckProps) {
  const hintId = useId();
  return (
    <div className={classes.choice}>
      <label className={classes.check}>
        <input
          type="checkbox"
          className={classes.box}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ChecksProps<Value extends number> {
  choices: readonly (Choice & { readonly value: Value })[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** A box to tick for each value of a list, any number of them. */
export function Checks<Value extends number>({ choices, chosen, onChange }: ChecksProps<Value>) {
  const locale = useLocale();
  return choices.map((choice) => {
    const { value } = choice;
    const others = chosen.filter((other) => other !== value);
    return (
      <Check
        key={value}
        label={choice[locale]}
        checked={chosen.includes(value)}
        onChange={(checked) => onChange(checked ? [...others, value] : others)}
      />
    );
  });
}

interface ChoicesProps {
  /** The question that the boxes answer. */
  legend: string;
  hint?: string;
  error?: string | null | undefined;
  /** True for whole sentences: one under the other, whatever the room. */
  isLong?: boolean;
  children: ReactNode;
}

/** Several boxes that answer one question. */
export function Choices({ legend, hint, error, isLong = false, children }: ChoicesProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={classes.choices}
      aria-describedby={described || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.list} data-long={isLong || undefined}>
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          <ErrorText>{error}</ErrorText>
        </p>
      )}
    </fieldset>
  );
}
