import type { Locale } from "../locale.ts";

// Money is an integer of cents everywhere (SPACE-06): no floating-point number takes part in a sum.

/** The largest amount that the portal takes, in cents, above and below zero (SPACE-06). */
export const mostCents = 50_000_000;

const noBreak = "\u00a0";
const narrow = "\u202f";
const minus = "\u2212";

/** Writes an amount for people: 1 234,56 € in French, €1,234.56 in English, a true minus before it (SPACE-10). */
export function amountText(cents: number, locale: Locale): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const euros = grouped(digits.slice(0, -2), locale);
  const sign = cents < 0 ? minus : "";
  if (locale === "en") return `${sign}€${euros}.${digits.slice(-2)}`;
  return `${sign}${euros},${digits.slice(-2)}${noBreak}€`;
}

/** Writes whole euros for people, none below zero: 1 234 € in French, €1,234 in English (SPACE-10). */
export const eurosText = (euros: number, locale: Locale): string =>
  locale === "en" ? `€${grouped(String(euros), locale)}` : `${grouped(String(euros), locale)}${noBreak}€`;

const grouped = (digits: string, locale: Locale) =>
  digits.replace(/\B(?=(\d{3})+$)/g, locale === "fr" ? narrow : ",");
