import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import type { ExperienceFields } from "@ribambelle/domain/profile/experience";
import {
  childrenCounts,
  experienceCategories,
  experienceDurations,
  guardTypes,
} from "@ribambelle/domain/profile/profile.values";
import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { useLocale, useWords } from "../../../client/locale.tsx";
import classes from "./PublicCard.module.css";
import { previewWords } from "./preview.texts.ts";

/** A babysitter's experiences, one under the other. */
export function PublicExperiences({ profile }: { profile: PublicProfile }) {
  return (
    <ul className={classes.experiences}>
      {profile.experiences.map((experience, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the server tells them without an id, and nothing moves them here
        <li key={index}>
          <PublicExperience experience={experience} />
        </li>
      ))}
    </ul>
  );
}

function PublicExperience({ experience }: { experience: ExperienceFields }) {
  const locale = useLocale();
  const words = useWords(previewWords);
  const { category, childAge, duration, guardType, childrenCount, description } = experience;
  const details = [
    childrenCount !== null && childrenCounts.label(childrenCount, locale),
    childAge !== null && words.ages(childAgeCategories.label(childAge, locale)),
    guardType !== null && guardTypes.label(guardType, locale),
    duration !== null && words.duration(experienceDurations.label(duration, locale)),
  ].filter((detail) => typeof detail === "string");
  return (
    <>
      <p className={classes.experience}>
        {category === null ? words.anExperience : experienceCategories.label(category, locale)}
      </p>
      {details.length > 0 && <p className={classes.details}>{details.join(" · ")}</p>}
      {description && <p className={classes.description}>{description}</p>}
    </>
  );
}
