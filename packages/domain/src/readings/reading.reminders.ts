import { addDays } from "../kernel/day.ts";

const daysBefore = [7, 1];
const daysAfter = [7, 14, 21];

/** Gives the deadlines of which a day is one to be reminded on: in 7 days and tomorrow, then 7, 14 and 21 days ago (READING-17). */
export const remindedDeadlines = (today: string): string[] => [
  ...daysBefore.map((days) => addDays(today, days)),
  ...daysAfter.map((days) => addDays(today, -days)),
];

const [morning, evening] = ["08:00", "20:00"];

/** True at a time of day in Paris (HH:mm) at which people are reminded: from eight in the morning, never at night (READING-17). */
export const isTimeToRemind = (time: string): boolean => time >= morning && time < evening;

/**
 * True while the reminder of a day may still leave: on that day, until eight in the evening in Paris. What was held up longer, by
 * a mail server that was away, does not leave at all (READING-OP10).
 */
export const mayStillRemind = (day: string, now: { readonly day: string; readonly time: string }): boolean =>
  now.day === day && isTimeToRemind(now.time);

/** How long nobody is reminded again, in milliseconds: 24 hours (READING-17). */
export const reminderGapMs = 86_400_000;
