import { addDays } from "../kernel/day.ts";

/** What decides where a to-do stands in the list. */
export interface OrderedToDo {
  /** Tells it from every other of the person. */
  readonly key: string;
  /** Of its kind; the smaller, the earlier. */
  readonly weight: number;
  /** The last day (YYYY-MM-DD); null without one. */
  readonly deadline: string | null;
  /** Since when it is to be done, an instant or a day (ISO 8601); null where nobody knows, which comes last. */
  readonly since: string | null;
}

/** A deadline that is so many days away, or past, comes before every other. */
export const soonInDays = 3;

const compare = <Value extends string | number>(one: Value, other: Value) =>
  one < other ? -1 : Number(one > other);
// After every instant of the calendar.
const known = (since: string | null) => since ?? "~";

/** Gives the to-dos in the order in which they are shown: what is due soon or late, what is due later, what has no deadline (TODO-04). */
export function toDoOrder<ToDo extends OrderedToDo>(list: readonly ToDo[], today: string): ToDo[] {
  const soon = addDays(today, soonInDays);
  const group = ({ deadline }: ToDo) => (deadline === null ? 2 : deadline <= soon ? 0 : 1);
  return list.toSorted((one, other) => {
    const [place, otherPlace] = [group(one), group(other)];
    const byDeadline = compare(one.deadline ?? "", other.deadline ?? "");
    return (
      place - otherPlace ||
      (place === 1 ? byDeadline : 0) ||
      one.weight - other.weight ||
      byDeadline ||
      compare(known(one.since), known(other.since)) ||
      compare(one.key, other.key)
    );
  });
}
