import { isLocked, profileSections, type SectionName } from "@ribambelle/domain/profile/profileSections";
import { useLocale, useWords } from "../../client/locale.tsx";
import { OnThisPage } from "../../ui/onThisPage/OnThisPage.tsx";
import { useMyProfile } from "./MyProfile.tsx";
import { profileWords } from "./profile.texts.ts";
import { useCompletion } from "./useCompletion.ts";

const names = Object.keys(profileSections) as SectionName[];

/** The sections of the profile as links, what is missing marked (PROF-76). */
export function ProfileContents() {
  const locale = useLocale();
  const words = useWords(profileWords);
  const { profile } = useMyProfile();
  const { missing } = useCompletion();
  const markOf = (name: SectionName) => (isLocked(name, profile) ? words.withAgency : words.toComplete);
  return (
    <OnThisPage
      parts={names.map((name) => ({
        id: name,
        title: profileSections[name].title[locale],
        mark: missing.includes(name) ? markOf(name) : undefined,
      }))}
    />
  );
}
