import { parentContractStates } from "../contracts/contract.states.ts";

/** What a guard contract says of whether it links the family and those who work for it. */
export interface LinkingContract {
  readonly state: number;
  readonly endDate: string | null;
}

/** The days that it is looked at from. */
export interface LinkDays {
  /** The day it is in Paris. */
  readonly today: string;
  /** The day on which the campaign opens; null without one. */
  readonly opensOn: string | null;
}

/**
 * True when a guard contract links a family and a babysitter for the renewal: it is signed or in progress and its end is not
 * past, or it was finished on the campaign's opening day or since.
 */
export function linksPeople({ state, endDate }: LinkingContract, { today, opensOn }: LinkDays): boolean {
  const { SignedByParent, InProgress, Finished } = parentContractStates.numbers;
  if (state === SignedByParent || state === InProgress) return endDate === null || endDate >= today;
  return state === Finished && endDate !== null && opensOn !== null && endDate >= opensOn;
}
