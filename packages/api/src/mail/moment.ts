import { dayAt, plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { timeAt, timeText } from "@ribambelle/domain/kernel/time";

/** Writes an instant as a letter says it, in the agency’s time: « 22 novembre 2026 à 17 h 51 ». */
export function momentText(at: Date, locale: Locale): string {
  const before = locale === "fr" ? "à" : "at";
  return `${plainDay(dayAt(at), locale)} ${before} ${timeText(timeAt(at), locale)}`;
}
