import { optionsOf } from "@ribambelle/domain/surveys/items";
import { Checks, Choices } from "../../../ui/fields/Choices.tsx";
import { labelled } from "./choices.ts";
import type { KindFieldProps } from "./kindField.ts";

/** Any options of a list, each with a box to tick (SURVEY-26). */
export function MultipleDropdown({ question, label, value, onChange, errorAt }: KindFieldProps<string[]>) {
  const options = optionsOf(question);
  const chosen = options.flatMap(({ key }, place) => (value.includes(key) ? [place] : []));
  return (
    <Choices legend={label} error={errorAt()}>
      <Checks
        choices={labelled(options)}
        chosen={chosen}
        onChange={(places) =>
          onChange(places.toSorted((a, b) => a - b).flatMap((at) => options[at]?.key ?? []))
        }
      />
    </Choices>
  );
}
