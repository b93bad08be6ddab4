import { catalogue } from "../../kernel/texts.ts";
import { interventionWords } from "../intervention.texts.ts";

/** How a calendar outside the portal names interventions (VISITS-39). */
export const feedWords = catalogue({
  fr: {
    calendar: (agency: string) => `Interventions – ${agency}`,
    families: (names: readonly string[]) =>
      `${names.length > 1 ? "familles" : "famille"} ${names.join(` ${interventionWords("fr").and} `)}`,
  },
  en: {
    calendar: (agency) => `Visits – ${agency}`,
    families: (names) =>
      `the ${names.join(` ${interventionWords("en").and} `)} ${names.length > 1 ? "families" : "family"}`,
  },
});
