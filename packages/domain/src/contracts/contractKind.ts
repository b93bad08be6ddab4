import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
  type StateMeaning,
} from "./contract.states.ts";

/** The kinds of contracts, as the agency's calls name them. */
export const contractKinds = ["guard", "housework", "babysitter"] as const;
export type ContractKind = (typeof contractKinds)[number];

/** The states of each kind of contract. */
export const statesOfKind = {
  guard: parentContractStates,
  housework: houseworkContractStates,
  babysitter: babysitterContractStates,
} as const;

const rows = (kind: ContractKind): readonly { readonly value: number; readonly meaning: StateMeaning }[] =>
  statesOfKind[kind].rows;

/** Gives the numbers of the states of a kind whose meaning is one of these. */
export const stateNumbers = (kind: ContractKind, isOf: (meaning: StateMeaning) => boolean): number[] =>
  rows(kind).flatMap(({ value, meaning }) => (isOf(meaning) ? [value] : []));

/** Gives the number of a state of a kind; null where that kind has none of this meaning. */
export const stateNumber = (kind: ContractKind, meaning: StateMeaning): number | null =>
  stateNumbers(kind, (one) => one === meaning)[0] ?? null;

/** Gives what a state's number means in a kind; a number that this version does not know is an error. */
export const meaningOf = (kind: ContractKind, state: number): StateMeaning =>
  rows(kind).find(({ value }) => value === state)?.meaning ?? "error";
