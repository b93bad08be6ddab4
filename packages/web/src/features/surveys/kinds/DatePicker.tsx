import { allowsPast } from "@ribambelle/domain/surveys/items";
import { firstDay } from "@ribambelle/domain/surveys/kinds/datePicker";
import { today } from "../../../client/today.ts";
import { DateField } from "../../../ui/fields/date/DateField.tsx";
import type { KindFieldProps } from "./kindField.ts";

/** A day; from today where the past is not allowed (SURVEY-28, SURVEY-62, SURVEY-63). */
export function DatePicker({ question, label, hint, value, onChange, errorAt }: KindFieldProps<string>) {
  return (
    <DateField
      label={label}
      hint={hint}
      value={value}
      onChange={onChange}
      min={allowsPast(question) ? firstDay : today()}
      error={errorAt()}
    />
  );
}
