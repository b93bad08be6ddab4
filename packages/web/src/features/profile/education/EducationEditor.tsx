import type { Education } from "@ribambelle/domain/profile/education";
import { updateMyEducation } from "@ribambelle/domain/profile/profile.api";
import { profileProblems } from "@ribambelle/domain/profile/profile.texts";
import { isLocked } from "@ribambelle/domain/profile/profileSections";
import { hasEducation } from "@ribambelle/domain/profile/values/filled";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { Editing } from "../../../ui/editing/EditableSection.tsx";
import { SectionForm } from "../../../ui/editing/SectionForm.tsx";
import { useMyProfile } from "../MyProfile.tsx";
import { profileWords } from "../profile.texts.ts";
import { useSection } from "../useSection.ts";
import { useDiplomas } from "./diplomaChoices.ts";
import { EducationFields } from "./EducationFields.tsx";
import { educationChoiceWords } from "./educationChoices.texts.ts";

/** The education while it is chosen. */
export function EducationEditor(editing: Editing) {
  const locale = useLocale();
  const words = useWords(educationChoiceWords);
  const { locked: isLockedNow } = useWords(profileWords);
  const { profile } = useMyProfile();
  const diplomas = useDiplomas(locale);
  const section = useSection({
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
    if (isLocked("education", profile)) return `${isLockedNow}.`;
    if (!diplomas.data) return words.noChoices;
    return hasEducation(draft) ? null : (profileProblems["education-empty"]?.[locale] ?? null);
  };
  return (
    <SectionForm
      {...editing}
      {...section}
      blocked={blocked}
      fields={(draft, type, problems) => <EducationFields draft={draft} type={type} problems={problems} />}
    />
  );
}
