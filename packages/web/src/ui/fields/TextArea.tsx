import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import classes from "./TextField.module.css";

type Props = FieldProps & ComponentProps<"textarea">;

/** A field of several lines; it grows with what is typed where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  rows = 5,
  "aria-describedby": describedBy,
  ...area
}: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} describedBy={describedBy}>
      {(control) => (
        <textarea
          rows={rows}
          {...area}
          {...control}
          className={classes.area}
          // `field-sizing: content` alone would start with one line.
          style={{ minHeight: `calc(${rows}lh + 26px)` }}
        />
      )}
    </Field>
  );
}
