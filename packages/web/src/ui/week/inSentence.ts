import type { Locale } from "@ribambelle/domain/kernel/locale";

/** Gives the name of a day as it stands inside a sentence: French writes it small. */
export function inSentence(day: string, locale: Locale): string {
  return locale === "fr" ? day.toLowerCase() : day;
}
