import type { Value as Choice } from "@ribambelle/domain/kernel/values";
import { useLocale, useWords } from "../../client/locale.tsx";
import { fieldWords } from "./Field.texts.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { SelectBox } from "./SelectBox.tsx";

interface Props<Value extends number> extends FieldProps {
  choices: readonly (Choice & { readonly value: Value })[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** True where nothing else is to be chosen: one of the choices is nothing itself, such as nobody, or there always is one. */
  namesNothing?: boolean;
}

/** A choice in a list of values; null when nothing is chosen, which 0 is not (ERR-OP3). */
export function Select<Value extends number>({
  choices,
  value,
  onChange,
  optional = false,
  namesNothing = false,
  ...field
}: Props<Value>) {
  const locale = useLocale();
  const words = useWords(fieldWords);
  return (
    <Field {...field} optional={optional}>
      {(control) => (
        <SelectBox
          {...control}
          aria-required={optional ? undefined : true}
          value={value === null ? "" : String(value)}
          onChange={({ currentTarget }) =>
            onChange(choices.find((choice) => String(choice.value) === currentTarget.value)?.value ?? null)
          }
        >
          {!namesNothing && <option value="">{words.choose}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice[locale]}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}
