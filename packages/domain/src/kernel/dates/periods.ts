import { plainDay } from "../day.ts";
import type { Locale } from "../locale.ts";

/** Gives the month (YYYY-MM) that two days are the first and the last of, or null. */
export function monthOfPeriod(start: string, end: string): string | null {
  const month = start.slice(0, 7);
  const [year = 0, number = 1] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return start.endsWith("-01") && end === last ? month : null;
}

/** Writes a day as people say it, without its year: "5 novembre", "1er novembre". */
export const dayAndMonth = (day: string, locale: Locale): string =>
  plainDay(day, locale).replace(/ \d{4}$/, "");

/** Writes a period of days: "du 1er au 15 octobre 2026", "du 15 décembre 2026 au 14 janvier 2027"; "1 to 15 October 2026". */
export function periodText(start: string, end: string, locale: Locale): string {
  if (start === end) return locale === "fr" ? `le ${plainDay(start, locale)}` : plainDay(start, locale);
  const last = plainDay(end, locale);
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  const first = isOneMonth
    ? plainDay(start, locale).split(" ")[0]
    : isOneYear
      ? dayAndMonth(start, locale)
      : plainDay(start, locale);
  return locale === "fr" ? `du ${first} au ${last}` : `${first} to ${last}`;
}

/** Writes a day as people say it, with its year only where it is not today's: "5 novembre", "5 novembre 2024". */
export const dayNear = (day: string, today: string, locale: Locale): string =>
  day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day, locale) : plainDay(day, locale);
