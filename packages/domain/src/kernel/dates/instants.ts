const dayInMs = 86_400_000;
const hourInMs = 3_600_000;

// Since 1996 clocks change at 01:00 UTC on the last Sundays of March and October (directive 2000/84/EC). Intl is not used:
// its first use keeps a phone busy for a while.
function lastSunday(year: number, month: number): number {
  const end = Date.UTC(year, month, 0);
  return end - new Date(end).getUTCDay() * dayInMs;
}

/** True when a clock in Paris shows summer time at that instant; days from 1996 on. */
function isSummer(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSunday(year, 3) + hourInMs && instant < lastSunday(year, 10) + hourInMs;
}

/**
 * Gives the instant of a local time in Europe/Paris (YYYY-MM-DD, HH:mm; 24:00 is the next midnight) by RFC 5545 §3.3.5: a
 * time that comes twice is its first occurrence, a time that does not exist is read with the offset before the gap
 * (SPACE-13). Days from 1996 on.
 */
export function instantOf(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const local = Date.UTC(year, month - 1, date, hours, minutes);
  const inSummer = local - 2 * hourInMs;
  const inWinter = local - hourInMs;
  // Summer time is tried first: in October it is the first occurrence; in March the gap has neither, and winter time is
  // the offset before it.
  return new Date(isSummer(inSummer) ? inSummer : inWinter);
}

/** Gives the day so many months later (earlier, when negative), or the last day of a shorter month (SPACE-14). */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}
