import { dayInMinutes, isTime, minutesOf, stepInMinutes, timeOf } from "../kernel/time.ts";

/** The days of a week by their words in an address, in the profile's numbers, Monday first. */
export const dayWords = {
  lundi: 1,
  mardi: 2,
  mercredi: 3,
  jeudi: 4,
  vendredi: 5,
  samedi: 6,
  dimanche: 0,
} as const;
type DayWord = keyof typeof dayWords;
const words = Object.keys(dayWords) as DayWord[];

/** A moment of the week in which somebody is wanted; 00:00 as an end is the midnight that follows. */
export interface Moment {
  /** In the profile's numbers: 0 is Sunday. */
  readonly day: number;
  readonly startTime: string;
  readonly endTime: string;
}

/** How many moments one search asks for at most. */
export const mostMoments = 14;

const spanOf = ({ startTime, endTime }: Moment) => ({
  start: minutesOf(startTime),
  end: minutesOf(endTime) || dayInMinutes,
});

/** Reads a moment of an address: `lundi-16:30-18:30`; undefined where it is none, or is not in quarters of an hour. */
export function readMoment(text: string): Moment | undefined {
  const [word = "", startTime = "", endTime = "", ...others] = text.split("-");
  if (!Object.hasOwn(dayWords, word) || others.length > 0) return undefined;
  if (!isTime(startTime) || !isTime(endTime)) return undefined;
  const moment = { day: dayWords[word as DayWord], startTime, endTime };
  const { start, end } = spanOf(moment);
  const isInQuarters = start % stepInMinutes === 0 && end % stepInMinutes === 0;
  return isInQuarters && start < end ? moment : undefined;
}

/** Writes a moment as an address says it. */
export const writeMoment = ({ day, startTime, endTime }: Moment): string =>
  `${words.find((word) => dayWords[word] === day)}-${startTime}-${endTime}`;

/** True when one slot of that day holds the whole moment: slots that only touch do not add up (NANNY-08). */
export function isCovered(moment: Moment, slots: readonly Moment[]): boolean {
  const asked = spanOf(moment);
  return slots.some((slot) => {
    const { start, end } = spanOf(slot);
    return slot.day === moment.day && start <= asked.start && asked.end <= end;
  });
}

/** Gives how many of these moments the slots cover (NANNY-07). */
export const coveredCount = (moments: readonly Moment[], slots: readonly Moment[]): number =>
  moments.filter((moment) => isCovered(moment, slots)).length;

/** How many places the marks of one day have: each quarter of an hour, and each seam between it and the next. */
export const marksOfDay = (2 * dayInMinutes) / stepInMinutes;
/** The same of a week, Monday first. */
export const marksOfWeek = 7 * marksOfDay;

/**
 * Gives the moment as the marks of a week: its quarters, and the seams between them. A week covers it when it has all its marks:
 * slots that only touch lack the seam, as `isCovered` has it.
 */
export function momentMarks(moment: Moment): string {
  const { start, end } = spanOf(moment);
  const first = words.findIndex((word) => dayWords[word] === moment.day) * marksOfDay;
  const before = first + (2 * start) / stepInMinutes;
  const length = (2 * (end - start)) / stepInMinutes - 1;
  return "1"
    .repeat(length)
    .padStart(before + length, "0")
    .padEnd(marksOfWeek, "0");
}

/** Gives the moment so many minutes long that begins then: what tests and the demonstration write shortly. */
export const momentAt = (day: number, start: number, minutes: number): Moment => ({
  day,
  startTime: timeOf(start),
  endTime: timeOf(start + minutes),
});
