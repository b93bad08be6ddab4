import { addDays } from "../kernel/day.ts";

// Moments are texts YYYY-MM-DDTHH:MM by the clock of the agency: they sort as they follow one another, and a night in
// which the clock is changed is one night.

/** How many backups are kept: the newest of each of so many days, weeks and months that have one. */
export interface BackupsKept {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

/** Gives the last moment at which a backup was due, when one is due every day at that time (HH:MM). */
export function lastDue(now: string, at: string): string {
  const day = now.slice(0, 10);
  return `${now.slice(11) >= at ? day : addDays(day, -1)}T${at}`;
}

/**
 * Gives those of the backups, by the moments that they were due, that are to be kept. Days without a backup do not
 * count: after a long pause the same number is kept. The newest is always kept.
 */
export function backupsToKeep(moments: readonly string[], kept: BackupsKept): ReadonlySet<string> {
  const newestFirst = [...moments].sort().reverse();
  const newestOfEach = (periodOf: (day: string) => string, most: number) => {
    const newest = new Map<string, string>();
    for (const moment of newestFirst) {
      const period = periodOf(moment.slice(0, 10));
      if (!newest.has(period)) newest.set(period, moment);
    }
    return [...newest.values()].slice(0, most);
  };
  return new Set([
    ...newestFirst.slice(0, 1),
    ...newestOfEach((day) => day, kept.days),
    ...newestOfEach(mondayOf, kept.weeks),
    ...newestOfEach((day) => day.slice(0, 7), kept.months),
  ]);
}

const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
