import { YesNo } from "../../../ui/fields/Radios.tsx";
import type { KindFieldProps } from "./kindField.ts";

/** Yes or no (SURVEY-39). */
export function YesNoField({ label, hint, value, onChange, errorAt }: KindFieldProps<"true" | "false" | "">) {
  return (
    <YesNo
      legend={label}
      hint={hint}
      value={value === "" ? null : value === "true"}
      onChange={(isYes) => onChange(isYes ? "true" : "false")}
      error={errorAt()}
    />
  );
}
