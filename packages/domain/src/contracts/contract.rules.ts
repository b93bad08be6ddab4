import {
  babysitterContractStates,
  houseworkContractStates,
  isActive,
  parentContractStates,
  type StateMeaning,
} from "./contract.states.ts";
import type { BabysitterContract, HouseworkContract, ParentContract } from "./contract.ts";

/** What says which group a contract is of. */
export interface Grouped {
  readonly reference: string;
  readonly baseReference?: string | null;
}

const naturalOrder = new Intl.Collator("fr", { numeric: true });

/** Orders references descending, numbers compared as numbers: "…-10" comes before "…-9" (CONTRACT-12, CONTRACT-OP5). */
export function byReferenceDescending(one: Grouped, other: Grouped): number {
  return naturalOrder.compare(other.reference, one.reference);
}

/** The group of a contract: its base reference, else its own (CONTRACT-OP6). */
export function groupOf(contract: Grouped): string {
  return contract.baseReference || contract.reference;
}

/**
 * Keeps the contracts whose group has one that waits for a signature, is signed or in progress (CONTRACT-08,
 * -09).
 */
export function activeGroups<C extends Grouped>(
  contracts: readonly C[],
  meaningOf: (contract: C) => StateMeaning,
): C[] {
  const active = new Set(contracts.filter((c) => isActive(meaningOf(c))).map(groupOf));
  return contracts.filter((contract) => active.has(groupOf(contract)));
}

export const parentContractMeaning = (contract: Pick<ParentContract, "state">): StateMeaning =>
  parentContractStates.row(contract.state).meaning;

export const houseworkContractMeaning = (contract: Pick<HouseworkContract, "state">): StateMeaning =>
  houseworkContractStates.row(contract.state).meaning;

export const babysitterContractMeaning = (contract: Pick<BabysitterContract, "state">): StateMeaning =>
  babysitterContractStates.row(contract.state).meaning;

/** The signature link, given only while the contract waits for a signature (CONTRACT-OP8). */
export function offeredSignatureUrl(url: string | null, meaning: StateMeaning): string | null {
  return meaning === "waiting" ? url : null;
}

export type ChildcareTypology = "fullTime" | "oneShot" | "standard";

/** The typology of a babysitter contract: full time first, then one shot, else standard (CONTRACT-49, CONTRACT-OP2). */
export function childcareTypology(
  contract: Pick<ParentContract, "isFullTime" | "isOneShot">,
): ChildcareTypology {
  if (contract.isFullTime) return "fullTime";
  return contract.isOneShot ? "oneShot" : "standard";
}
