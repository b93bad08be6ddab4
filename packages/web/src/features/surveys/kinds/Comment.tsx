import { TextArea } from "../../../ui/fields/TextArea.tsx";
import type { KindFieldProps } from "./kindField.ts";

/** Some lines of text, never needed (SURVEY-33). */
export function Comment({ label, hint, value, onChange, errorAt }: KindFieldProps<string>) {
  return (
    <TextArea
      label={label}
      hint={hint}
      optional
      rows={4}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={errorAt()}
    />
  );
}
