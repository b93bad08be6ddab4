import { hasFrequency } from "@ribambelle/domain/profile/profile";
import { updateMySearchFrequency } from "@ribambelle/domain/profile/profile.api";
import { searchFrequencies } from "@ribambelle/domain/profile/profile.values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { Editing } from "../../../ui/editing/EditableSection.tsx";
import { SectionForm } from "../../../ui/editing/SectionForm.tsx";
import { Check, Choices } from "../../../ui/fields/Choices.tsx";
import { useSection } from "../useSection.ts";
import { sectionWords } from "./sections.texts.ts";

/** The boxes of how often the babysitter wants to work. */
export function FrequencyEditor(editing: Editing) {
  const locale = useLocale();
  const words = useWords(sectionWords);
  const section = useSection({
    of: ({ searchFrequency }) => searchFrequency,
    draftOf: (sum) => sum,
    endpoint: updateMySearchFrequency,
    bodyOf: (searchFrequency) => ({ searchFrequency }),
    kept: (body) => body,
  });
  return (
    <SectionForm
      {...editing}
      {...section}
      fields={(sum, type) => (
        <Choices legend={words.frequencyQuestion} hint={words.frequencyHint}>
          {searchFrequencies.rows.map((row) => (
            <Check
              key={row.value}
              label={row[locale]}
              checked={hasFrequency(sum, row.value)}
              onChange={(checked) => type(checked ? sum | row.value : sum & ~row.value)}
            />
          ))}
        </Choices>
      )}
    />
  );
}
