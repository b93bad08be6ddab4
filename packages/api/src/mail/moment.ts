import { zonedFormat } from "@ribambelle/domain/kernel/dates/zonedFormat";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { timeAt, timeText } from "@ribambelle/domain/kernel/time";

/** Writes an instant as a letter says it, in the agency’s time: « 22 novembre 2026 à 17 h 51 ». */
export function momentText(at: Date, locale: Locale): string {
  const isFrench = locale === "fr";
  const day = zonedFormat(isFrench ? "fr-FR" : "en-GB", "Europe/Paris", { dateStyle: "long" })
    .format(at)
    .replace(/^1 /, isFrench ? "1er " : "1 ");
  return `${day} ${isFrench ? "à" : "at"} ${timeText(timeAt(at), locale)}`;
}
