import type { Value as Choice } from "@ribambelle/domain/kernel/values";
import { type ReactNode, useId } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { ErrorText } from "./ErrorText.tsx";
import { fieldWords } from "./Field.texts.ts";
import classes from "./Radios.module.css";

interface QuestionProps {
  /** The question that the choices answer. */
  legend: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** True when it may stay unanswered: required is the rule. */
  optional?: boolean;
}

interface Props<Value extends number> extends QuestionProps {
  choices: readonly (Choice & { readonly value: Value })[];
  /** The chosen value; null when nothing is chosen, which 0 is not (ERR-OP3). */
  value: Value | null;
  onChange: (value: Value) => void;
  /** True when the choices stand side by side: two or three short words. */
  inRow?: boolean;
}

/** One choice among a few that are all seen, as tiles for a thumb; the arrow keys move between them. */
export function Radios<Value extends number>(props: Props<Value>) {
  const { legend, hint, error, optional, choices, value, onChange, inRow = false } = props;
  const locale = useLocale();
  const words = useWords(fieldWords);
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className={classes.radios} aria-describedby={described || undefined}>
      <legend>
        {legend}
        {optional && <span className={classes.optional}> {words.optional}</span>}
      </legend>
      {hint && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      <div className={classes.list} data-row={inRow ? choices.length : undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.tile}>
            <input
              type="radio"
              name={id}
              className={classes.mark}
              checked={choice.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice[locale]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          <ErrorText>{error}</ErrorText>
        </p>
      )}
    </fieldset>
  );
}

const yesAndNo = [
  { value: 1, fr: "Oui", en: "Yes" },
  { value: 0, fr: "Non", en: "No" },
] as const;

interface YesNoProps extends QuestionProps {
  /** Null when it is not answered. */
  value: boolean | null;
  onChange: (value: boolean) => void;
}

/** A question that is answered by yes or no. */
export function YesNo({ value, onChange, ...question }: YesNoProps) {
  return (
    <Radios
      {...question}
      inRow
      choices={yesAndNo}
      value={value === null ? null : value ? 1 : 0}
      onChange={(chosen) => onChange(chosen === 1)}
    />
  );
}
