import { educationLevels, specificDiplomas } from "@ribambelle/domain/profile/education";
import { educationThemes } from "@ribambelle/domain/profile/educationThemes";
import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { useLocale } from "../../../client/locale.tsx";
import { Tags } from "../sections/Tags.tsx";
import classes from "./PublicCard.module.css";

/** The level and the theme of a babysitter's education in one line, then the diplomas that matter with children. */
export function PublicEducation({ profile }: { profile: PublicProfile }) {
  const locale = useLocale();
  const { educationLevel: level, educationTheme: theme } = profile;
  const said = [
    level !== null && educationLevels.label(level, locale),
    theme !== null && educationThemes.label(theme, locale),
  ].filter((answer) => typeof answer === "string");
  const diplomas = specificDiplomas.rows.filter(({ value }) => profile.specificDiplomas.includes(value));
  return (
    <>
      {said.length > 0 && <p className={classes.line}>{said.join(" · ")}</p>}
      {diplomas.length > 0 && <Tags of={diplomas.map((row) => row[locale])} />}
    </>
  );
}
