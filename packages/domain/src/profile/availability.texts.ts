import type { Locale } from "../kernel/locale.ts";
import { catalogue, type Said } from "../kernel/texts.ts";
import { minutesOf, timeText } from "../kernel/time.ts";
import { type Availability, joinAvailabilities, mostAvailabilities, weekDays } from "./availability.ts";

/** What a slot can be refused for, beside the problems that any field can have (`fieldProblems`). */
export const availabilityProblemTexts: Readonly<Record<string, Said>> = {
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
    midnight: "minuit",
    slot: (start: string, end: string) => `${start} à ${end}`,
    ofDay: (day: string, slots: string) => `${day}\u00a0: ${slots}`,
  },
  en: {
    midnight: "midnight",
    slot: (start, end) => `${start} to ${end}`,
    ofDay: (day, slots) => `${day}: ${slots}`,
  },
});

/** Writes the end of a slot; 00:00 is said as the midnight that it is. */
export function endText(endTime: string, locale: Locale): string {
  return minutesOf(endTime) === 0 ? words(locale).midnight : timeText(endTime, locale);
}

/** Writes a slot so that it reads well aloud too: 8 h à 12 h, 08:00 to 12:00. */
export function slotText(slot: Pick<Availability, "startTime" | "endTime">, locale: Locale): string {
  return words(locale).slot(timeText(slot.startTime, locale), endText(slot.endTime, locale));
}

/** Says a week in one sentence for each day that has slots, Monday first: Lundi : 8 h à 12 h, 16 h 30 à 19 h. */
export function availabilitySentences(availabilities: readonly Availability[], locale: Locale): string[] {
  const joined = joinAvailabilities(availabilities);
  return weekDays.rows.flatMap((row) => {
    const slots = joined.filter(({ day }) => day === row.value).map((slot) => slotText(slot, locale));
    return slots.length > 0 ? [words(locale).ofDay(row[locale], slots.join(", "))] : [];
  });
}
