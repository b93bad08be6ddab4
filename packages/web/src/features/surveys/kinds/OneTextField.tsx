import { longestText } from "@ribambelle/domain/surveys/kinds/oneTextField";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { KindFieldProps } from "./kindField.ts";

/** One line of text (SURVEY-29). */
export function OneTextField({ label, hint, value, onChange, errorAt }: KindFieldProps<string>) {
  return (
    <TextField
      label={label}
      hint={hint}
      maxLength={longestText}
      aria-required="true"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={errorAt()}
    />
  );
}
