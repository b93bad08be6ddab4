import { hasFrequency } from "@ribambelle/domain/profile/profile";
import { searchFrequencies } from "@ribambelle/domain/profile/profile.values";
import { useLocale } from "../../../client/locale.tsx";
import { frequencyEditor } from "../editorsAtRest.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { ProfileSection } from "../ProfileSection.tsx";
import { NotAnswered } from "./NotAnswered.tsx";
import { Tags } from "./Tags.tsx";

/** How often the babysitter wants to work: independent answers, sent as a sum of flags (PROF-41, PROF-42). */
export function FrequencySection() {
  const locale = useLocale();
  const { searchFrequency } = useMyProfile().profile;
  const chosen = searchFrequencies.rows.filter(({ value }) => hasFrequency(searchFrequency, value));
  return (
    <ProfileSection name="searchFrequency" editor={frequencyEditor}>
      {chosen.length === 0 ? <NotAnswered /> : <Tags of={chosen.map((row) => row[locale])} />}
    </ProfileSection>
  );
}
