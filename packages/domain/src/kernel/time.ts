import { zonedFormat } from "./dates/zonedFormat.ts";
import type { Locale } from "./locale.ts";

const form = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The minutes of a whole day. */
export const dayInMinutes = 24 * 60;

/** Times that people give are multiples of so many minutes (PROF-36). */
export const stepInMinutes = 15;

/** True when the text is a time of day written HH:mm, from 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return form.test(text);
}

/** Gives how many minutes after midnight a time HH:mm is. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Gives the time HH:mm so many minutes after midnight; past either end the clock goes round. */
export function timeOf(minutes: number): string {
  const within = ((minutes % dayInMinutes) + dayInMinutes) % dayInMinutes;
  const two = (count: number) => String(count).padStart(2, "0");
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

// 8, 08, 8h, 8h30, 8:30, 8.30, 8,30. One digit of minutes is refused unless it is 0: 8:3 may be an unfinished
// 8:30.
const separated = /^(\d{1,2})(?:[h:.,](0|\d{2})?(?:mi?n?)?)?$/;
const digitsOnly = /^(\d{1,2})(\d{2})$/;
const halfOfDay = /([ap])\.?m\.?$/;
const words = new Map([
  ["midi", "12:00"],
  ["noon", "12:00"],
  ["minuit", "00:00"],
  ["midnight", "00:00"],
]);

// Noon is 12 pm, midnight 12 am.
function onTheClock(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours;
  if (hours < 1 || hours > 12) return null;
  return (hours % 12) + (half === "p" ? 12 : 0);
}

/**
 * Reads a time as people type it (16:30, 16h30, 16 h, 1630, 16.30, 8, 830, 4.30pm, midi) and rounds it to the nearest
 * quarter of an hour; null when it is none. 24:00 is 00:00. Past 23:52 an end becomes midnight (00:00), a start stays
 * 23:45: rounded up it would jump to the morning of the same day (PROF-36).
 */
export function readTime(typed: string, end: "start" | "end" = "start"): string | null {
  const text = typed.toLowerCase().replace(/\s/g, "");
  const word = words.get(text);
  if (word) return word;
  const half = halfOfDay.exec(text)?.[1];
  const clock = text.replace(halfOfDay, "");
  const [, hourText, minuteText = "0"] = separated.exec(clock) ?? digitsOnly.exec(clock) ?? [];
  if (hourText === undefined) return null;
  const hours = onTheClock(Number(hourText), half);
  const minutes = Number(minuteText);
  if (hours === null || minutes > 59 || hours * 60 + minutes > dayInMinutes) return null;
  const exact = hours * 60 + minutes;
  const rounded = Math.round(exact / stepInMinutes) * stepInMinutes;
  const wouldJump = end === "start" && exact < dayInMinutes && rounded === dayInMinutes;
  return timeOf(wouldJump ? dayInMinutes - stepInMinutes : rounded);
}

/** Gives the time HH:mm that it is at that instant in the agency's time zone (Europe/Paris by default). */
export function timeAt(instant: Date, timeZone = "Europe/Paris"): string {
  return zonedFormat("en-GB", timeZone, { timeStyle: "short" }).format(instant);
}

const noBreak = "\u00a0";
const midnight = { fr: "minuit", en: "midnight" };

/**
 * Writes a time HH:mm for people, read or edited: 16 h 30, 8 h and 0 h in French, with spaces that do not break; 16:30,
 * 08:00 and 00:00 in English. 00:00 as an end is the word for midnight (I18N-OP8).
 */
export function timeText(time: string, locale: Locale, end: "start" | "end" = "start"): string {
  if (end === "end" && minutesOf(time) === 0) return midnight[locale];
  if (locale === "en") return time;
  const [hours = "", minutes = ""] = time.split(":");
  return `${Number(hours)}${noBreak}h${minutes === "00" ? "" : `${noBreak}${minutes}`}`;
}

/** Writes how long something lasts: 14 h 30 in French, 14 h 30 min in English; under an hour, the minutes alone. */
export function durationText(minutes: number, locale: Locale): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}${noBreak}min`;
  if (rest === 0) return `${hours}${noBreak}h`;
  const tail = `${noBreak}${String(rest).padStart(2, "0")}`;
  return `${hours}${noBreak}h${tail}${locale === "en" ? `${noBreak}min` : ""}`;
}
