import type { ComponentProps } from "react";
import { useWords } from "../../client/locale.tsx";
import { fieldWords } from "./Field.texts.ts";
import { Field, type FieldProps } from "./Field.tsx";
import classes from "./TextField.module.css";

type Props = FieldProps & ComponentProps<"textarea">;

/** A field of several lines; it grows with what is typed where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional = false,
  rows = 5,
  "aria-describedby": describedBy,
  ...area
}: Props) {
  const words = useWords(fieldWords);
  const optionalWord = optional ? words.optional : undefined;
  return (
    <Field label={label} hint={hint} error={error} optionalWord={optionalWord} describedBy={describedBy}>
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
