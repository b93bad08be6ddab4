import type { Locale } from "../kernel/locale.ts";
import { type Bilingual, catalogue } from "../kernel/texts.ts";
import { timeText } from "../kernel/time.ts";
import { type Availability, mostAvailabilities } from "./availability.ts";

/** What a slot can be refused for, beside the problems that any field can have (`fieldProblems`). */
export const availabilityProblemTexts: Readonly<Record<string, Bilingual>> = {
  "quarter-hour": {
    fr: "Les heures vont de quart d’heure en quart d’heure.",
    en: "Times go by quarters of an hour.",
  },
  "end-before-start": {
    fr: "La fin doit venir après le début.",
    en: "The end must come after the start.",
  },
  "too-many-slots": {
    fr: `Une semaine compte au plus ${mostAvailabilities} créneaux.`,
    en: `A week has at most ${mostAvailabilities} time slots.`,
  },
};

const words = catalogue({
  fr: {
    slot: (start: string, end: string) => `${start} à ${end}`,
  },
  en: {
    slot: (start, end) => `${start} to ${end}`,
  },
});

/** Writes a slot so that it reads well aloud too: 8 h à 12 h, 08:00 to 12:00. */
export function slotText(slot: Pick<Availability, "startTime" | "endTime">, locale: Locale): string {
  return words(locale).slot(timeText(slot.startTime, locale), timeText(slot.endTime, locale, "end"));
}
