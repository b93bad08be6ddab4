import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { experienceCategories } from "@ribambelle/domain/profile/values/experiences";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { ExperienceView } from "../experiences/ExperienceView.tsx";
import classes from "./PublicCard.module.css";
import { publicPartWords } from "./publicParts.texts.ts";

/** A babysitter's experiences, one under the other. */
export function PublicExperiences({ profile }: { profile: PublicProfile }) {
  const locale = useLocale();
  const words = useWords(publicPartWords);
  return (
    <ul className={classes.experiences}>
      {profile.experiences.map((experience, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the server tells them without an id, and nothing moves them here
        <li key={index}>
          <p className={classes.experience}>
            {experience.category === null
              ? words.anExperience
              : experienceCategories.label(experience.category, locale)}
          </p>
          <ExperienceView told={experience} />
        </li>
      ))}
    </ul>
  );
}
