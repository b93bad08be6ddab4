import { TextField } from "../../../ui/fields/TextField.tsx";
import type { KindFieldProps } from "./kindField.ts";

/** A number, as people type it (SURVEY-25). */
export function NumericField({ label, hint, value, onChange, errorAt }: KindFieldProps<string>) {
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      aria-required="true"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={errorAt()}
    />
  );
}
