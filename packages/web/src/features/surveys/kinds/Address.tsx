import { AddressField, type TypedAddress } from "../../../ui/fields/address/AddressField.tsx";
import type { KindFieldProps } from "./kindField.ts";

/** An address that is chosen among results (SURVEY-30, GEO-06). */
export function Address({ label, value, onChange, errorAt }: KindFieldProps<TypedAddress>) {
  return <AddressField label={label} value={value} onChange={onChange} error={errorAt()} />;
}
