import type { Locale } from "@ribambelle/domain/kernel/locale";

/** Writes an instant as a letter says it, in the agency’s time: « 22 novembre 2026 à 17:51 ». */
export function momentText(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === "fr" ? "fr-FR" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Paris",
  }).format(at);
}
