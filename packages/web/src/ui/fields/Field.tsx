import { type ReactNode, useId } from "react";
import { useWords } from "../../client/locale.tsx";
import { ErrorText } from "./ErrorText.tsx";
import { fieldWords } from "./Field.texts.ts";
import classes from "./TextField.module.css";

/** What every field of one value has. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** True when the field may stay empty, and its label says so: required is the rule. */
  optional?: boolean | undefined;
}

interface Control {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface Props extends FieldProps {
  /** The id of a text elsewhere that says more. */
  describedBy?: string | undefined;
  /** Gives the control, which takes these attributes. */
  children: (control: Control) => ReactNode;
}

/** The frame of a control: label above, hint under the label, error with an icon under the field. */
export function Field({ label, hint, error, optional = false, describedBy, children }: Props) {
  const words = useWords(fieldWords);
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={classes.optional}> {words.optional}</span>}
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
