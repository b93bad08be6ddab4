import type { Locale } from "../kernel/locale.ts";
import type { Bilingual } from "../kernel/texts.ts";

/** The days of a week in the survey's numbers: Monday is 0, Sunday 6 (SURVEY-55). */
export const surveyWeekDays: readonly Bilingual[] = [
  { fr: "lundi", en: "Monday" },
  { fr: "mardi", en: "Tuesday" },
  { fr: "mercredi", en: "Wednesday" },
  { fr: "jeudi", en: "Thursday" },
  { fr: "vendredi", en: "Friday" },
  { fr: "samedi", en: "Saturday" },
  { fr: "dimanche", en: "Sunday" },
];

/** Gives the survey's number (Monday 0) of a day in the profile's (Sunday 0): the one place where they meet, with its inverse (SURVEY-OP2). */
export const toSurveyDay = (profileDay: number): number => (profileDay + 6) % 7;

/** Gives the profile's number (Sunday 0) of a day in the survey's (Monday 0). */
export const toProfileDay = (surveyDay: number): number => (surveyDay + 1) % 7;

/** Gives the name of a day in the survey's numbers. */
export const surveyDayName = (day: number, locale: Locale): string => surveyWeekDays[day]?.[locale] ?? "";
