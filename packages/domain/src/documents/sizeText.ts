import { decimalText } from "../kernel/characters/decimalText.ts";
import type { Locale } from "../kernel/locale.ts";

const mega = 1_000_000;

/** Says how big a file is: « 240 ko », « 1,2 Mo ». */
export function sizeText(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < mega ? [bytes / 1_000, "k"] : [bytes / mega, "M"];
  // What has anything in it has a size.
  const least = bytes === 0 ? 0 : 0.1;
  const text = value < 10 ? Math.max(least, Math.round(value * 10) / 10) : Math.round(value);
  return `${decimalText(text, locale)}\u00a0${unit}${locale === "fr" ? "o" : "B"}`;
}
