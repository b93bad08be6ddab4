import { hasFrequency } from "@ribambelle/domain/profile/profile";
import { updateMySearchFrequency } from "@ribambelle/domain/profile/profile.api";
import { searchFrequencies } from "@ribambelle/domain/profile/profile.values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { EditableSection } from "../../../ui/editing/EditableSection.tsx";
import { Check, Choices } from "../../../ui/fields/Choices.tsx";
import { profileWords } from "../profile.texts.ts";
import { useSection } from "../useSection.ts";
import { NotAnswered } from "./NotAnswered.tsx";
import { Tags } from "./Tags.tsx";

/** How often the babysitter wants to work: independent answers, sent as a sum of flags (PROF-41, PROF-42). */
export function FrequencySection() {
  const locale = useLocale();
  const words = useWords(profileWords);
  const section = useSection("searchFrequency", {
    of: ({ searchFrequency }) => searchFrequency,
    draftOf: (sum) => sum,
    endpoint: updateMySearchFrequency,
    bodyOf: (searchFrequency) => ({ searchFrequency }),
    kept: (body) => body,
  });
  const chosen = searchFrequencies.rows.filter(({ value }) => hasFrequency(section.version.kept, value));
  return (
    <EditableSection
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
    >
      {chosen.length === 0 ? <NotAnswered /> : <Tags of={chosen.map((row) => row[locale])} />}
    </EditableSection>
  );
}
