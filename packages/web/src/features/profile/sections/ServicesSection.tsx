import { careSkills } from "@ribambelle/domain/profile/profile.values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Facts } from "../../../ui/cards/Facts.tsx";
import { servicesEditor } from "../editorsAtRest.ts";
import { useMyProfile } from "../MyProfile.tsx";
import classes from "../ProfilePage.module.css";
import { ProfileSection } from "../ProfileSection.tsx";
import { profileWords } from "../profile.texts.ts";
import { NotAnswered } from "./NotAnswered.tsx";
import { Tags } from "./Tags.tsx";

/** What the babysitter does beside standard care (PROF-43 to -48). */
export function ServicesSection() {
  const locale = useLocale();
  const words = useWords(profileWords);
  const { isAvailableForHousework, hasIroningOption } = useMyProfile().profile;
  const said = (answer: boolean | null) => (answer ? words.yes : words.no);
  return (
    <ProfileSection name="services" editor={servicesEditor}>
      <p className={classes.label}>{words.standardCare}</p>
      <Tags of={careSkills.rows.map((row) => row[locale])} />
      <p className={classes.label}>{words.services}</p>
      {isAvailableForHousework === null ? (
        <NotAnswered />
      ) : (
        <Facts
          facts={[
            [words.housework, said(isAvailableForHousework)],
            [words.ironing, said(hasIroningOption)],
          ]}
        />
      )}
    </ProfileSection>
  );
}
