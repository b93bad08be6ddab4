import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { functionWords } from "@ribambelle/domain/staff/staff.texts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Check, Choices } from "../../ui/fields/Choices.tsx";
import { changeWords } from "./changes/changes.texts.ts";

interface Props {
  chosen: readonly StaffFunction[];
  error?: string | undefined;
  onChange: (chosen: StaffFunction[]) => void;
}

/** What somebody does at the agency, each with what it is for (STAFF-01). */
export function FunctionsField({ chosen, error, onChange }: Props) {
  const words = useWords(changeWords);
  const locale = useLocale();
  return (
    <Choices legend={words.functions} hint={words.functionsHint} error={error}>
      {staffFunctions.map((one) => (
        <Check
          key={one}
          label={functionWords[one][locale]}
          hint={functionWords[one].about[locale]}
          checked={chosen.includes(one)}
          onChange={(checked) =>
            onChange(staffFunctions.filter((other) => (other === one ? checked : chosen.includes(other))))
          }
        />
      ))}
    </Choices>
  );
}
