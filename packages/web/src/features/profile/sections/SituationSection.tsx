import { professionalSituations } from "@ribambelle/domain/profile/profile.values";
import { useLocale } from "../../../client/locale.tsx";
import { situationEditor } from "../editorsAtRest.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { ProfileSection } from "../ProfileSection.tsx";
import { NotAnswered } from "./NotAnswered.tsx";
import { Tags } from "./Tags.tsx";

/** What the babysitter does otherwise (PROF-49). */
export function SituationSection() {
  const locale = useLocale();
  const { professionalSituation: value } = useMyProfile().profile;
  return (
    <ProfileSection name="situation" editor={situationEditor}>
      {value === professionalSituations.numbers.Undefined ? (
        <NotAnswered />
      ) : (
        <Tags of={[professionalSituations.label(value, locale)]} />
      )}
    </ProfileSection>
  );
}
