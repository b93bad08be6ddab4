import { updateMyLanguages } from "@ribambelle/domain/profile/profile.api";
import { spokenLanguages } from "@ribambelle/domain/profile/profile.values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { EditableSection } from "../../../ui/editing/EditableSection.tsx";
import { Checks, Choices } from "../../../ui/fields/Choices.tsx";
import { profileWords } from "../profile.texts.ts";
import { useSection } from "../useSection.ts";
import { NotAnswered } from "./NotAnswered.tsx";
import { Tags } from "./Tags.tsx";

/** The languages that the babysitter speaks (PROF-73, PROF-74). */
export function LanguagesSection() {
  const locale = useLocale();
  const words = useWords(profileWords);
  const section = useSection("languages", {
    of: (profile) => profile.spokenLanguages,
    draftOf: (languages) => languages,
    endpoint: updateMyLanguages,
    bodyOf: (languages) => ({ spokenLanguages: languages }),
    kept: (body) => body,
  });
  const chosen = spokenLanguages.rows.filter(({ value }) => section.version.kept.includes(value));
  return (
    <EditableSection
      {...section}
      fields={(languages, type) => (
        <Choices legend={words.languagesQuestion}>
          <Checks choices={spokenLanguages.rows} chosen={languages} onChange={type} />
        </Choices>
      )}
    >
      {chosen.length === 0 ? <NotAnswered /> : <Tags of={chosen.map((row) => row[locale])} />}
    </EditableSection>
  );
}
