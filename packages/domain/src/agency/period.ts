import { longMonth } from "../kernel/day.ts";
import type { Locale } from "../kernel/locale.ts";

/** Two months, YYYY-MM, both included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** Says a period of months in words: « de décembre 2023 à novembre 2024 », “from December 2023 to November 2024”. */
export function periodInWords({ from, to }: Period, locale: Locale): string {
  const [first, last] = [longMonth(from, locale), longMonth(to, locale)];
  if (locale === "en") return from === to ? `in ${last}` : `from ${first} to ${last}`;
  return from === to ? `en ${last}` : `${/^[aeiou]/.test(first) ? "d’" : "de "}${first} à ${last}`;
}
