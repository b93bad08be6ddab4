import { type Household, mostPeople, unknownHousehold } from "@ribambelle/domain/billing/taxes/ceiling";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Check } from "../../../ui/fields/Choices.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { declarationWords } from "./declaration.texts.ts";

const numbers = Array.from({ length: mostPeople + 1 }, (_, value) => ({
  value,
  fr: String(value),
  en: String(value),
}));

export interface HouseholdProps {
  household: Household;
  /** Is given null when the answers are to be forgotten. */
  onChange: (household: Household | null) => void;
}

/** The questions about the household, and the way to forget their answers (TAX-28). */
export function HouseholdFields({ household, onChange }: HouseholdProps) {
  const words = useWords(declarationWords);
  const isSaid = JSON.stringify(household) !== JSON.stringify(unknownHousehold);
  return (
    <>
      {(["children", "sharedCustody", "seniors"] as const).map((name) => (
        <Select
          key={name}
          label={words[name]}
          choices={numbers}
          value={household[name]}
          onChange={(value) => onChange({ ...household, [name]: value ?? 0 })}
        />
      ))}
      <Check
        label={words.disability}
        checked={household.disability}
        onChange={(disability) => onChange({ ...household, disability })}
      />
      {isSaid && <Button onClick={() => onChange(null)}>{words.forget}</Button>}
    </>
  );
}
