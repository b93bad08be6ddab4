import { byReferenceDescending, type Grouped, groupOf } from "./contract.rules.ts";

/** How a contract of a list stands to the others of its base reference. */
export interface Belonging<C extends Grouped> {
  readonly contract: C;
  /** The base reference that it amends; null for the first contract of a group, and for one that stands alone. */
  readonly amends: string | null;
  /** True when the contract just above it in the list is of the same group. */
  readonly followsItsGroup: boolean;
}

/**
 * Says of each contract of a list, in the list's order, how it stands to its group (CONTRACT-55, CONTRACT-56). The first
 * of a group has the group's own reference, else the lowest one; of a contract whose group has no other in the list
 * nothing is said.
 */
export function belongingsOf<C extends Grouped>(contracts: readonly C[]): Belonging<C>[] {
  const firsts = firstOfEachGroup(contracts);
  return contracts.map((contract, index) => {
    const above = contracts[index - 1];
    const base = groupOf(contract);
    const isLater = contract.reference !== base && contract !== firsts.get(base);
    return {
      contract,
      amends: isLater ? base : null,
      followsItsGroup: above !== undefined && groupOf(above) === base,
    };
  });
}

/**
 * Puts together, in the order of a list, what ended of each group below one of its contracts that has not: two or more are one
 * entry, its past (CONTRACT-60).
 */
export function withPastTogether<C extends Grouped>(
  belongings: readonly Belonging<C>[],
  isOver: (contract: C) => boolean,
): (Belonging<C> | Belonging<C>[])[] {
  const entries: Belonging<C>[][] = [];
  let hasLive = false;
  for (const one of belongings) {
    const isOfPast = one.followsItsGroup && hasLive && isOver(one.contract);
    const last = entries.at(-1);
    if (isOfPast && last?.[0]?.followsItsGroup && isOver(last[0].contract)) last.push(one);
    else entries.push([one]);
    hasLive = (one.followsItsGroup && hasLive) || !isOver(one.contract);
  }
  return entries.map((entry) => (entry.length === 1 && entry[0] ? entry[0] : entry));
}

function firstOfEachGroup(contracts: readonly Grouped[]): Map<string, Grouped> {
  const firsts = new Map<string, Grouped>();
  // The last that is set stays: the lowest reference, then the group's own.
  for (const contract of contracts.toSorted(byReferenceDescending)) firsts.set(groupOf(contract), contract);
  for (const contract of contracts)
    if (contract.reference === groupOf(contract)) firsts.set(contract.reference, contract);
  return firsts;
}
