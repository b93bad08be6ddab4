import { CityField } from "../../../ui/fields/address/CityField.tsx";
import classes from "../Survey.module.css";
import type { KindFieldProps } from "./kindField.ts";

interface Value {
  readonly city: string;
  readonly postalCode: string;
}

/** A city and its postal code (SURVEY-31). */
export function CityAndPostalCode({ label, value, onChange, errorAt }: KindFieldProps<Value>) {
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <CityField
        value={value}
        onChange={onChange}
        errors={{ city: errorAt("city"), postalCode: errorAt("postalCode") }}
      />
    </fieldset>
  );
}
