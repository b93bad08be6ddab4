import { optionsOf } from "@ribambelle/domain/surveys/items";
import { Select } from "../../../ui/fields/Select.tsx";
import { labelled } from "./choices.ts";
import type { KindFieldProps } from "./kindField.ts";

/** One option of a list that unfolds (SURVEY-24). */
export function UniqueDropdown({ question, label, hint, value, onChange, errorAt }: KindFieldProps<string>) {
  const options = optionsOf(question);
  const place = options.findIndex(({ key }) => key === value);
  return (
    <Select
      label={label}
      hint={hint}
      choices={labelled(options)}
      value={place === -1 ? null : place}
      onChange={(chosen) => onChange(chosen === null ? "" : (options[chosen]?.key ?? ""))}
      error={errorAt()}
    />
  );
}
