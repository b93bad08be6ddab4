import { addMonths } from "../../packages/domain/src/kernel/dates/instants.ts";
import { addDays } from "../../packages/domain/src/kernel/day.ts";

export interface Month {
  /** YYYY-MM. */
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The day, in the month after, on which it is billed and paid. */
  readonly billedOn: string;
}

/** Gives the twelve months before the running one, the oldest first. */
export function monthsOfYear(today: string): Month[] {
  const running = `${today.slice(0, 7)}-01`;
  return Array.from({ length: 12 }, (_, index) => {
    const firstDay = addMonths(running, index - 12);
    const next = addMonths(firstDay, 1);
    return { name: firstDay.slice(0, 7), firstDay, lastDay: addDays(next, -1), billedOn: addDays(next, 2) };
  });
}
