import { roundedQuotient } from "../money/shares.ts";

const onTheClock = /^(\d{1,4})\s*[:hH]\s*([0-5]\d)$/;
const decimal = /^(\d{1,4})(?:[.,](\d{1,4}))?$/;

/**
 * Reads a length of time as exports write it, into whole minutes: 3,5 and 3.5 are 210, 3:30 and 3h30 too; at most four
 * decimals, rounded to the nearest minute on the decimal text; null for anything else (SPACE-11).
 */
export function minutesOfHours(text: string): number | null {
  const [, hours, minutes] = onTheClock.exec(text.trim()) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const [, whole, part = ""] = decimal.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const tenThousandths = Number(whole) * 10_000 + Number(part.padEnd(4, "0"));
  return roundedQuotient(tenThousandths * 60, 10_000);
}
