import { dayInMinutes, minutesOf, readTime, stepInMinutes, timeOf } from "@ribambelle/domain/kernel/time";

/** Which end of a span a time is: an end may be midnight, written 00:00, and is never the day's first minute. */
export type End = "start" | "end";

const limits = {
  start: { first: 0, last: dayInMinutes - stepInMinutes },
  end: { first: stepInMinutes, last: dayInMinutes },
};

const countOf = (time: string, end: End) =>
  end === "end" && minutesOf(time) === 0 ? dayInMinutes : minutesOf(time);

/** Gives the times to choose from, by quarters of an hour; for an end, those after the start when it is known. */
export function timesToChoose(end: End, after: string | null): string[] {
  const { first, last } = limits[end];
  const from = after === null ? first : Math.max(first, minutesOf(after) + stepInMinutes);
  const times = [];
  for (let minutes = from; minutes <= last; minutes += stepInMinutes) times.push(timeOf(minutes));
  return times;
}

/** Gives the time so many minutes later (earlier, when negative), within the day; from the morning when none was typed. */
export function steppedTime(typed: string, by: number, end: End): string {
  const { first, last } = limits[end];
  const time = readTime(typed, end);
  if (time === null) return "08:00";
  return timeOf(Math.min(last, Math.max(first, countOf(time, end) + by)));
}

/** Gives the index of the time that is nearest to the typed one, or to 08:00 when nothing is typed. */
export function nearestPlace(times: readonly string[], typed: string, end: End): number {
  const wanted = countOf(readTime(typed, end) ?? "08:00", end);
  const distances = times.map((time) => Math.abs(countOf(time, end) - wanted));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
