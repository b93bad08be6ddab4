import { dayInMinutes, timeOf } from "../kernel/time.ts";
import { type Availability, spanOf, type WeekDay, weekDays } from "./availability.ts";

type Hours = Pick<Availability, "startTime" | "endTime">;

// Most families look for somebody between the end of school and their return from work.
const afterSchool: Hours = { startTime: "16:30", endTime: "19:00" };
const pause = 60;
const length = 120;

/**
 * Proposes the hours of one more slot of a day: those of the next slot in the nearest earlier day of the
 * week, since days are often alike; else after school; else an hour after the last slot. Null when the day
 * has no room left.
 */
export function proposedHours(week: readonly Availability[], day: WeekDay): Hours | null {
  const until = Math.max(0, ...week.filter((slot) => slot.day === day).map((slot) => spanOf(slot).end));
  const place = weekDays.rows.findIndex(({ value }) => value === day);
  for (const { value } of weekDays.rows.slice(0, place).reverse()) {
    const later = week.filter((slot) => slot.day === value && spanOf(slot).start >= until);
    const [first] = later.toSorted((one, other) => spanOf(one).start - spanOf(other).start);
    if (first) return { startTime: first.startTime, endTime: first.endTime };
  }
  if (until === 0) return afterSchool;
  const start = until + pause;
  if (start >= dayInMinutes) return null;
  return { startTime: timeOf(start), endTime: timeOf(Math.min(start + length, dayInMinutes)) };
}
