import { PhoneField } from "../../../ui/fields/phone/PhoneField.tsx";
import type { KindFieldProps } from "./kindField.ts";

/** A French phone number (SURVEY-38). */
export function Phone({ label, value, onChange, errorAt }: KindFieldProps<string>) {
  return <PhoneField label={label} value={value} onChange={onChange} error={errorAt()} />;
}
