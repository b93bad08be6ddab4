import { useWords } from "../../client/locale.tsx";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { LanguageOfPage } from "../frame/LanguageOfPage.tsx";
import classes from "./LanguageSection.module.css";
import { settingsWords } from "./SettingsPage.texts.ts";

/** Chooses the language of one's space, on the settings and on the agency's own account. */
export function LanguageSection() {
  const words = useWords(settingsWords);
  return (
    <SectionCard id="langue" title={words.language}>
      <p className={classes.about}>{words.aboutLanguage}</p>
      <LanguageOfPage label={words.languageOfSpace} />
    </SectionCard>
  );
}
