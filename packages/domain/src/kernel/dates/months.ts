import { longMonth } from "../day.ts";
import type { Locale } from "../locale.ts";

/** Writes a month (YYYY-MM) after a noun: "d’octobre 2026", "de novembre 2026"; in English "for October 2026". */
export function ofMonth(month: string, locale: Locale): string {
  const name = longMonth(month, locale);
  if (locale === "en") return `for ${name}`;
  return /^[aeiou]/.test(name) ? `d’${name}` : `de ${name}`;
}

/** Writes a month (YYYY-MM) as a heading: "Octobre 2026". */
export function monthHeading(month: string, locale: Locale): string {
  const name = longMonth(month, locale);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Gives the month (YYYY-MM) that two days are the first and the last of, or null. */
export function monthOfPeriod(start: string, end: string): string | null {
  const month = start.slice(0, 7);
  const [year = 0, number = 1] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return start.endsWith("-01") && end === last ? month : null;
}

/** Writes the day of a month as people say it: "1er octobre 2026", "5 octobre 2026"; "1 October 2026" in English. */
export function saidDay(day: string, locale: Locale): string {
  const number = Number(day.slice(8, 10));
  return `${number === 1 && locale === "fr" ? "1er" : number} ${longMonth(day.slice(0, 7), locale)}`;
}

/** The same without the year: "5 novembre". */
export const dayAndMonth = (day: string, locale: Locale): string =>
  saidDay(day, locale).replace(/ \d{4}$/, "");

/** Writes a period of days: "du 1er au 15 octobre 2026", "du 15 décembre 2026 au 14 janvier 2027"; "1 to 15 October 2026". */
export function periodText(start: string, end: string, locale: Locale): string {
  if (start === end) return locale === "fr" ? `le ${saidDay(start, locale)}` : saidDay(start, locale);
  const last = saidDay(end, locale);
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  const first = isOneMonth
    ? saidDay(start, locale).split(" ")[0]
    : isOneYear
      ? dayAndMonth(start, locale)
      : saidDay(start, locale);
  return locale === "fr" ? `du ${first} au ${last}` : `${first} to ${last}`;
}

/** Writes a day as people say it, with its year only where it is not today's: "5 novembre", "5 novembre 2024". */
export const dayNear = (day: string, today: string, locale: Locale): string =>
  day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day, locale) : saidDay(day, locale);
