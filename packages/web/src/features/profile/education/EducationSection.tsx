import { isLocked } from "@ribambelle/domain/profile/profileSections";
import { useLocale } from "../../../client/locale.tsx";
import { educationEditor } from "../editorsAtRest.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { ProfileSection } from "../ProfileSection.tsx";
import { useDiplomas } from "./diplomaChoices.ts";
import { EducationView } from "./EducationView.tsx";

/** What the babysitter has learnt: level, field, diplomas (PROF-65, PROF-67 to -70). */
export function EducationSection() {
  const { profile } = useMyProfile();
  const diplomas = useDiplomas(useLocale());
  return (
    <ProfileSection name="education" editor={educationEditor}>
      <EducationView
        education={profile}
        // Choices of the previous language (placeholder data) are not shown.
        diplomas={diplomas.isPlaceholderData ? [] : (diplomas.data ?? [])}
        locked={isLocked("education", profile)}
      />
    </ProfileSection>
  );
}
