import type { Locale } from "../locale.ts";

/** Writes a number with the decimal sign of a language, its digits ungrouped: 86,5 in French, 86.5 in English. */
export const decimalText = (value: number, locale: Locale): string =>
  locale === "fr" ? String(value).replace(".", ",") : String(value);
