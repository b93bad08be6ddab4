import type { ComponentProps, ReactNode } from "react";
import { Field } from "./Field.tsx";
import classes from "./TextField.module.css";

export interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** True where nothing need be typed, and the label is to say so. */
  optional?: boolean;
  /** Stands at the end of the field, inside its border. */
  end?: ReactNode;
}

/** A field of one line. */
export function TextField({
  label,
  hint,
  error,
  optional,
  end,
  "aria-describedby": describedBy,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} describedBy={describedBy}>
      {(control) => (
        <div className={classes.box}>
          <input {...input} {...control} className={classes.input} data-with-end={end ? true : undefined} />
          {end && <div className={classes.end}>{end}</div>}
        </div>
      )}
    </Field>
  );
}
