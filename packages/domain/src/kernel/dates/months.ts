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
