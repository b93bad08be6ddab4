import type { Locale } from "../../kernel/locale.ts";
import { missing, plainKind, textSchema } from "./kind.ts";

/** The ends of the slider, in hours a week; the last one is 50 or more (SURVEY-65, SURVEY-66). */
export const guardHours = { least: 1, most: 50 } as const;

/** Gives about how many hours a month so many hours a week are (SURVEY-67). */
export const monthlyHours = (weekly: number): number => weekly * 4;

const space = "\u00a0";

/** Writes hours a week; the last value of the slider is printed "50h et +" (SURVEY-66). */
export function weeklyHoursText(weekly: number, locale: Locale): string {
  if (weekly < guardHours.most) return `${weekly}${space}h`;
  return locale === "fr" ? "50h et +" : `50${space}h or more`;
}

const isHours = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) >= guardHours.least && Number(text) <= guardHours.most;

/** Hours of care a week on a slider, 1 until it is moved (SURVEY-35, SURVEY-OP14). */
export const guardHourlyRates = plainKind({
  flag: 2048,
  label: { fr: "Heures par semaine", en: "Hours a week" },
  schema: textSchema(5),
  empty: String(guardHours.least),
  seconds: 8,
  problems: (hours) => {
    if (hours === "") return [missing()];
    return isHours(hours) ? [] : [{ path: "", code: "no-hours" }];
  },
  summary: (hours, _, locale) => {
    if (!isHours(hours)) return hours;
    const monthly = monthlyHours(Number(hours));
    const more = Number(hours) === guardHours.most;
    return locale === "fr"
      ? `${weeklyHoursText(Number(hours), locale)} par semaine, environ ${monthly}${space}h${more ? " et plus" : ""} par mois`
      : `${weeklyHoursText(Number(hours), locale)} a week, about ${monthly}${space}h${more ? " or more" : ""} a month`;
  },
});
