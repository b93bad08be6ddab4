import { type ComponentProps, type ReactNode, useId } from "react";
import { ErrorText } from "./ErrorText.tsx";
import classes from "./TextField.module.css";

export interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  hint?: string;
  error?: string | null;
  /** Stands at the end of the field, inside its border. */
  end?: ReactNode;
}

/** A field of one line: label above, hint under the label, error under the field with a sign and a sentence. */
export function TextField({
  label,
  hint,
  error,
  end,
  "aria-describedby": described,
  ...input
}: TextFieldProps) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.box}>
        <input
          {...input}
          id={id}
          className={classes.input}
          data-with-end={end ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hintId, errorId, described].filter(Boolean).join(" ") || undefined}
        />
        {end && <div className={classes.end}>{end}</div>}
      </div>
      {error && (
        <p id={errorId || undefined} className={classes.error}>
          <ErrorText>{error}</ErrorText>
        </p>
      )}
    </div>
  );
}
