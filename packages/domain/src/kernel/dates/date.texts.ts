import { fieldProblems } from "../refusal.ts";
import type { Bilingual } from "../texts.ts";
import type { DateProblem } from "./typedDate.ts";

/** What a date field says of a date that cannot be taken. */
export const dateProblemTexts: Readonly<Record<DateProblem, Bilingual>> = {
  "incomplete-day": { fr: "Entrez une date complète", en: "Enter a complete date" }, // SURVEY-61, printed
  "invalid-day": fieldProblems["invalid-day"] as Bilingual, // SURVEY-60, printed
};
