import { spokenLanguages } from "@ribambelle/domain/profile/profile.values";
import { useLocale } from "../../../client/locale.tsx";
import { languagesEditor } from "../editorsAtRest.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { ProfileSection } from "../ProfileSection.tsx";
import { NotAnswered } from "./NotAnswered.tsx";
import { Tags } from "./Tags.tsx";

/** The languages that the babysitter speaks (PROF-73, PROF-74). */
export function LanguagesSection() {
  const locale = useLocale();
  const { profile } = useMyProfile();
  const chosen = spokenLanguages.rows.filter(({ value }) => profile.spokenLanguages.includes(value));
  return (
    <ProfileSection name="languages" editor={languagesEditor}>
      {chosen.length === 0 ? <NotAnswered /> : <Tags of={chosen.map((row) => row[locale])} />}
    </ProfileSection>
  );
}
