import { Toggle } from "../../../ui/fields/Toggle.tsx";
import type { KindFieldProps } from "./kindField.ts";

/** A switch (SURVEY-37). */
export function ToggleField({ label, value, onChange }: KindFieldProps<"true" | "false">) {
  return (
    <Toggle label={label} checked={value === "true"} onChange={(isOn) => onChange(isOn ? "true" : "false")} />
  );
}
