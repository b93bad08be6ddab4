import { type Reading, readingDemands } from "./reading.ts";

const { Information, Confirmation } = readingDemands.numbers;

/** True when nothing is left to do: it is for information, was read, or was confirmed where that is asked. */
export function isDone({
  demand,
  readAt,
  confirmedAt,
}: Pick<Reading, "demand"> & {
  readonly readAt: unknown | null;
  readonly confirmedAt: unknown | null;
}): boolean {
  if (demand === Information) return true;
  return (demand === Confirmation ? confirmedAt : readAt) !== null;
}

/** True when something is asked, it is not done, and the day is after the deadline; without one nothing is late (READING-15). */
export function isLateOn(
  reading: Parameters<typeof isDone>[0] & { readonly deadline: string | null },
  today: string,
): boolean {
  return !isDone(reading) && reading.deadline !== null && today > reading.deadline;
}

type Ordered = Parameters<typeof isDone>[0] & Pick<Reading, "deadline" | "category" | "publishedDate" | "id">;

const compare = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other));

/** Orders documents: those to be read, the earliest deadline first, then the others by category, the newest first (READING-01). */
export function readingOrder<Kept extends Ordered & { readonly titleFr: string }>(
  readings: readonly Kept[],
): Kept[] {
  return readings.toSorted((one, other) => {
    const [done, otherDone] = [isDone(one), isDone(other)];
    return (
      Number(done) - Number(otherDone) ||
      (done ? one.category - other.category : compare(one.deadline ?? "~", other.deadline ?? "~")) ||
      compare(other.publishedDate, one.publishedDate) ||
      one.titleFr.localeCompare(other.titleFr, "fr", { numeric: true }) ||
      compare(one.id, other.id)
    );
  });
}

/** What is left: how many, and until when the first of those that have a deadline. */
export function readingsLeft(readings: readonly Ordered[]): {
  readonly count: number;
  readonly deadline: string | null;
  readonly before: number;
} {
  const left = readings.filter((one) => !isDone(one));
  const deadline = left.map((one) => one.deadline).reduce(earlier, null);
  return { count: left.length, deadline, before: left.filter((one) => one.deadline === deadline).length };
}

const earlier = (one: string | null, other: string | null) =>
  one === null || (other !== null && other < one) ? other : one;
