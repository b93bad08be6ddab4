import { addMonths } from "../kernel/dates/instants.ts";
import { addDays } from "../kernel/day.ts";

/** The views of a calendar, as they stand in the address. */
export const calendarViews = ["mois", "semaine", "liste"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Days, the first and the last included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Gives the day of the week: 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Gives the week around a day, from Monday to Sunday. */
export function weekOf(day: string): Period {
  const from = addDays(day, -weekdayOf(day));
  return { from, to: addDays(from, 6) };
}

/** Gives the month around a day. */
export function monthOf(day: string): Period {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** Gives the period that a view shows around a day; the grid of a month shows more days than the month. */
export const periodOf = (view: CalendarView, day: string): Period =>
  view === "semaine" ? weekOf(day) : monthOf(day);

/** Gives the whole weeks that hold a month, each a list of seven days from Monday on. */
export function weeksOfMonth(day: string): string[][] {
  const { from, to } = monthOf(day);
  const weeks: string[][] = [];
  for (let monday = weekOf(from).from; monday <= to; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}

/** Gives the day that the view shows one period later (earlier, when negative): the same day of the week or of the month. */
export const stepped = (view: CalendarView, day: string, count: 1 | -1): string =>
  view === "semaine" ? addDays(day, 7 * count) : addMonths(day, count);
