import { hasFrequency } from "@ribambelle/domain/profile/profile";
import {
  careSkills,
  professionalSituations,
  searchFrequencies,
  spokenLanguages,
} from "@ribambelle/domain/profile/profile.values";
import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { AvailabilitiesView } from "../availabilities/AvailabilitiesView.tsx";
import { profileWords } from "../profile.texts.ts";
import { Tags } from "../sections/Tags.tsx";
import classes from "./PublicCard.module.css";
import { PublicEducation } from "./PublicEducation.tsx";
import { PublicExperiences } from "./PublicExperiences.tsx";
import { publicPartWords } from "./publicParts.texts.ts";

interface Props {
  profile: PublicProfile;
}

function Availabilities({ profile }: Props) {
  return <AvailabilitiesView availabilities={profile.availabilities} />;
}

function Frequency({ profile }: Props) {
  const locale = useLocale();
  const chosen = searchFrequencies.rows.filter(({ value }) => hasFrequency(profile.searchFrequency, value));
  return <Tags of={chosen.map((row) => row[locale])} />;
}

function Services({ profile: { isAvailableForHousework, hasIroningOption } }: Props) {
  const locale = useLocale();
  const words = useWords(profileWords);
  const { besideCare } = useWords(publicPartWords);
  const beside = [isAvailableForHousework && words.housework, hasIroningOption && words.ironing];
  const offered = beside.filter((service) => typeof service === "string");
  return (
    <>
      <p className={classes.label}>{words.standardCare}</p>
      <Tags of={careSkills.rows.map((row) => row[locale])} />
      {offered.length > 0 && (
        <>
          <p className={classes.label}>{besideCare}</p>
          <Tags of={offered} />
        </>
      )}
    </>
  );
}

function Situation({ profile }: Props) {
  return <Tags of={[professionalSituations.label(profile.professionalSituation, useLocale())]} />;
}

function Transport({ profile: { hasDrivingLicence, canConveyChildren } }: Props) {
  const words = useWords(profileWords);
  const said = [hasDrivingLicence && words.hasLicence, canConveyChildren && words.canConvey];
  return <Tags of={said.filter((answer) => typeof answer === "string")} />;
}

function Languages({ profile }: Props) {
  const locale = useLocale();
  const spoken = spokenLanguages.rows.filter(({ value }) => profile.spokenLanguages.includes(value));
  return <Tags of={spoken.map((row) => row[locale])} />;
}

/** How each part of a public profile is shown to a family. */
export const partViews = {
  availabilities: Availabilities,
  frequency: Frequency,
  services: Services,
  experiences: PublicExperiences,
  situation: Situation,
  education: PublicEducation,
  transport: Transport,
  languages: Languages,
};
