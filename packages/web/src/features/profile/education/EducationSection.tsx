import type { Education } from "@ribambelle/domain/profile/education";
import { updateMyEducation } from "@ribambelle/domain/profile/profile.api";
import { profileProblems } from "@ribambelle/domain/profile/profile.texts";
import { hasEducation } from "@ribambelle/domain/profile/values/filled";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { EditableSection } from "../../../ui/editing/EditableSection.tsx";
import { educationFields } from "../fieldsAtRest.ts";
import { profileWords } from "../profile.texts.ts";
import { useSection } from "../useSection.ts";
import { useDiplomas } from "./diplomaChoices.ts";
import { EducationView } from "./EducationView.tsx";
import { educationWords } from "./education.texts.ts";

/** What the babysitter has learnt: level, field, diplomas (PROF-65, PROF-67 to -70). */
export function EducationSection() {
  const locale = useLocale();
  const words = useWords(educationWords);
  const { locked: isLockedNow } = useWords(profileWords);
  const diplomas = useDiplomas(locale);
  const section = useSection("education", {
    of: ({ educationLevel, educationTheme, specificDiplomas }) => ({
      educationLevel,
      educationTheme,
      specificDiplomas,
    }),
    draftOf: (education: Education) => education,
    endpoint: updateMyEducation,
    bodyOf: (draft) => draft,
    kept: (body) => body,
  });
  const blocked = (draft: Education) => {
    if (section.locked) return `${isLockedNow}.`;
    if (!diplomas.data) return words.noChoices;
    return hasEducation(draft) ? null : (profileProblems["education-empty"]?.[locale] ?? null);
  };
  return (
    <EditableSection
      {...section}
      blocked={blocked}
      fetched={educationFields}
      fields={(draft, type, problems) => (
        <educationFields.Part draft={draft} type={type} problems={problems} />
      )}
    >
      <EducationView
        education={section.version.kept}
        // Choices of the previous language (placeholder data) are not shown.
        diplomas={diplomas.isPlaceholderData ? [] : (diplomas.data ?? [])}
        locked={section.locked}
      />
    </EditableSection>
  );
}
