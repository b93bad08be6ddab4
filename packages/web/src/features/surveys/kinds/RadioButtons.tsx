import { optionsOf } from "@ribambelle/domain/surveys/items";
import { Radios } from "../../../ui/fields/Radios.tsx";
import { labelled } from "./choices.ts";
import type { KindFieldProps } from "./kindField.ts";

/** One option among a few that are all seen (SURVEY-36). */
export function RadioButtons({ question, label, hint, value, onChange, errorAt }: KindFieldProps<string>) {
  const options = optionsOf(question);
  const place = options.findIndex(({ key }) => key === value);
  return (
    <Radios
      legend={label}
      hint={hint}
      choices={labelled(options)}
      value={place === -1 ? null : place}
      onChange={(chosen) => onChange(options[chosen]?.key ?? "")}
      error={errorAt()}
    />
  );
}
