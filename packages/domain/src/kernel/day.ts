import * as z from "zod/mini";
import { zonedFormat } from "./dates/zonedFormat.ts";
import type { Locale } from "./locale.ts";

const form = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const dayInMs = 86_400_000;
// Intl is avoided: its first use keeps a phone busy for a fifth of a second, and nearly every page names a
// month.
const monthNames = {
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  en: "January February March April May June July August September October November December",
};

function instantOf(day: string): number {
  const [, year = "", month = "", date = ""] = form.exec(day) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(date));
}

/** True when the text is a day of the calendar written YYYY-MM-DD, between 1900 and 2199. */
export function isDay(text: string): boolean {
  return text >= "1900-01-01" && text <= "2199-12-31" && isOfCalendar(text);
}

/** True when the text is a day of the calendar written YYYY-MM-DD, in whatever year. */
export function isOfCalendar(text: string): boolean {
  const [, year, month, date] = form.exec(text) ?? [];
  return Number(date) >= 1 && Number(date) <= daysIn(Number(year), Number(month));
}

// Gives 0 for a month that does not exist.
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (monthLengths[month - 1] ?? 0);
}

/** A day of the calendar as text, YYYY-MM-DD: never a Date, so that no time zone can move it. */
export const daySchema = z.string().check(z.refine(isDay, "invalid-day"));

/** Gives the day that lies so many days after (before, when negative). */
export function addDays(day: string, count: number): string {
  return new Date(instantOf(day) + count * dayInMs).toISOString().slice(0, 10);
}

/** Gives how many days after the first day the second one lies; negative when it lies before. */
export const daysBetween = (day: string, other: string): number =>
  (instantOf(other) - instantOf(day)) / dayInMs;

/** Gives the day it is at that instant in the agency's time zone (Europe/Paris by default). */
export function dayAt(instant: Date, timeZone = "Europe/Paris"): string {
  // France is one or two hours ahead: but from ten to eleven in the evening of UTC, no time zone has to be loaded for its day.
  if (timeZone === "Europe/Paris" && instant.getUTCHours() !== 22)
    return new Date(instant.getTime() + 3_600_000).toISOString().slice(0, 10);
  return zonedFormat("en-CA", timeZone, { dateStyle: "short" }).format(instant);
}

/** Writes a day dd/MM/yyyy, in both languages: the agency is French (I18N-09, I18N-OP2). */
export function shortDay(day: string): string {
  return day.replace(form, "$3/$2/$1");
}

/** Writes a day dd MMMM yyyy with the month's name in the language (I18N-09, I18N-OP2). */
export function longDay(day: string, locale: Locale): string {
  return `${day.slice(8, 10)} ${longMonth(day.slice(0, 7), locale)}`;
}

/** Writes a day as people say it: "5 juillet 2026", "1er juillet 2026"; "1 July 2026" in English. */
export const plainDay = (day: string, locale: Locale): string =>
  longDay(day, locale)
    .replace(/^0/, "")
    .replace(/^1 /, locale === "fr" ? "1er " : "1 ");

/** Writes the day that it is in France at an instant, as `shortDay` does. */
export const shortDayAt = (at: string): string => shortDay(dayAt(new Date(at)));

/** Writes the day that it is in France at an instant, as `plainDay` does. */
export const plainDayAt = (at: string, locale: Locale): string => plainDay(dayAt(new Date(at)), locale);

/** Writes a month (YYYY-MM) as its name in the language and the year. */
export function longMonth(month: string, locale: Locale): string {
  const name = monthNames[locale].split(" ")[Number(month.slice(5)) - 1];
  return `${name} ${month.slice(0, 4)}`;
}

/** Gives how old somebody born on a day is on another, in whole years (DATA-46); a birthday on 29 February counts on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
