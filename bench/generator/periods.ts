import type { StateMeaning } from "../../packages/domain/src/contracts/contract.states.ts";
import { addDays } from "../../packages/domain/src/kernel/day.ts";

// The first and the last day of a contract in each state, in days from today.
const periods: Readonly<Record<StateMeaning, readonly [start: number, end: number]>> = {
  draft: [45, 400],
  sending: [25, 390],
  waiting: [14, 379],
  signed: [7, 372],
  inProgress: [-120, 245],
  earlyTermination: [-310, -35],
  finished: [-520, -155],
  refused: [-60, 305],
  canceled: [-90, 275],
  expired: [-30, 335],
  error: [20, 200],
};

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

/** Gives a period in which a contract may be in such a state today; contracts of different numbers lie a little apart. */
export function periodOf(meaning: StateMeaning, today: string, number: number): Period {
  const [start, end] = periods[meaning];
  // The shift never moves a date across today, which would contradict the state.
  const shift = start < 0 ? -((number * 5) % 29) : (number * 5) % 29;
  return { startDate: addDays(today, start + shift), endDate: addDays(today, end + (end < 0 ? shift : 0)) };
}
