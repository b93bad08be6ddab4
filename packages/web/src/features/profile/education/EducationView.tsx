import type { Diploma, Education } from "@ribambelle/domain/profile/education";
import { hasEducation } from "@ribambelle/domain/profile/values/filled";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Facts } from "../../../ui/cards/Facts.tsx";
import classes from "../ProfilePage.module.css";
import { NotAnswered } from "../sections/NotAnswered.tsx";
import { Tags } from "../sections/Tags.tsx";
import { choiceText } from "./diplomaChoices.ts";
import { educationWords } from "./education.texts.ts";

interface Props {
  education: Education;
  diplomas: readonly Diploma[];
  locked: boolean;
}

/** The stored education; fields that are not filled in have no line. */
export function EducationView({ education, diplomas, locked }: Props) {
  const locale = useLocale();
  const words = useWords(educationWords);
  const { educationLevel: level, educationTheme: theme, specificDiplomas } = education;
  if (!hasEducation(education))
    return locked ? <p className={classes.quiet}>{words.noneLocked}</p> : <NotAnswered />;
  const facts: [string, string][] = [];
  if (level !== null) facts.push([words.level, choiceText("level", level, diplomas, locale)]);
  if (theme !== null) facts.push([words.theme, choiceText("theme", theme, diplomas, locale)]);
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      {specificDiplomas.length > 0 && (
        <>
          <p className={classes.label}>{words.diplomas}</p>
          <Tags of={specificDiplomas.map((value) => choiceText("specific", value, diplomas, locale))} />
        </>
      )}
    </>
  );
}
