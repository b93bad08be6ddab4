import { updateMyLanguages } from "@ribambelle/domain/profile/profile.api";
import { spokenLanguages } from "@ribambelle/domain/profile/profile.values";
import { useWords } from "../../../client/locale.tsx";
import type { Editing } from "../../../ui/editing/EditableSection.tsx";
import { SectionForm } from "../../../ui/editing/SectionForm.tsx";
import { Checks, Choices } from "../../../ui/fields/Choices.tsx";
import { useSection } from "../useSection.ts";
import { sectionWords } from "./sections.texts.ts";

/** The boxes of the languages that the babysitter speaks. */
export function LanguagesEditor(editing: Editing) {
  const words = useWords(sectionWords);
  const section = useSection({
    of: (profile) => profile.spokenLanguages,
    draftOf: (languages) => languages,
    endpoint: updateMyLanguages,
    bodyOf: (languages) => ({ spokenLanguages: languages }),
    kept: (body) => body,
  });
  return (
    <SectionForm
      {...editing}
      {...section}
      fields={(languages, type) => (
        <Choices legend={words.languagesQuestion}>
          <Checks choices={spokenLanguages.rows} chosen={languages} onChange={type} />
        </Choices>
      )}
    />
  );
}
