import { longMonth } from "../kernel/day.ts";
import type { Locale } from "../kernel/locale.ts";

/** Two months, YYYY-MM, both included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** Gives the months whose income is to be declared: those that the agency says, else the last December to November that is over (POPUP-OP5). */
export function declaredMonths(said: Period | undefined, today: string): Period {
  if (said) return said;
  const last = Number(today.slice(0, 4)) - (today.slice(5, 7) === "12" ? 0 : 1);
  return { from: `${last - 1}-12`, to: `${last}-11` };
}

/** Says a period of months in words: « de décembre 2023 à novembre 2024 », “from December 2023 to November 2024”. */
export function periodInWords({ from, to }: Period, locale: Locale): string {
  const [first, last] = [longMonth(from, locale), longMonth(to, locale)];
  if (locale === "en") return from === to ? `in ${last}` : `from ${first} to ${last}`;
  return from === to ? `en ${last}` : `${/^[aeiou]/.test(first) ? "d’" : "de "}${first} à ${last}`;
}
