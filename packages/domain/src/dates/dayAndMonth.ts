import { longMonth } from "../kernel/day.ts";
import type { Locale } from "../kernel/locale.ts";

/** Writes a day without its year, as people say it: "12 novembre"; the first of a month is an ordinal in French. */
export function dayAndMonth(day: string, locale: Locale): string {
  const date = Number(day.slice(8));
  const month = longMonth(day.slice(0, 7), locale).replace(/ \d+$/, "");
  return `${date === 1 && locale === "fr" ? "1er" : date} ${month}`;
}
