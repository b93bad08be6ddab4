import { type ReactNode, useId } from "react";
import { ErrorText } from "./ErrorText.tsx";
import classes from "./TextField.module.css";

/** What every field of one value has. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** True when the field may stay empty: required is the rule. */
  optional?: boolean;
}

interface Control {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface Props extends FieldProps {
  optionalWord?: string | undefined;
  /** The id of a text elsewhere that says more. */
  describedBy?: string | undefined;
  /** Gives the control, which takes these attributes. */
  children: (control: Control) => ReactNode;
}

/** The frame of a control: label above, hint under the label, error with an icon under the field. */
export function Field({ label, hint, error, optionalWord, describedBy, children }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {label}
        {optionalWord && <span className={classes.optional}> {optionalWord}</span>}
      </label>
      {hint && (
        <div id={hintId} className={classes.hint}>
          {hint}
        </div>
      )}
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [hintId, errorId, describedBy].filter(Boolean).join(" ") || undefined,
      })}
      {error && (
        <p id={errorId} className={classes.error}>
          <ErrorText>{error}</ErrorText>
        </p>
      )}
    </div>
  );
}
