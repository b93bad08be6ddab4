import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import {
  babysitterContractStates,
  houseworkContractStates,
  isActive,
  parentContractStates,
  type StateMeaning,
} from "@ribambelle/domain/contracts/contract.states";

const tables = {
  Parent: [
    ["parent_contract", "parent_id", parentContractStates],
    ["housework_contract", "parent_id", houseworkContractStates],
  ],
  BabySitter: [["babysitter_contract", "babysitter_id", babysitterContractStates]],
} as const;

/** The filters of a list of people by their contracts, with the states that each means. */
export const contractFilters = {
  waitsForSignature: (meaning: StateMeaning) => meaning === "waiting",
  hasActiveContract: isActive,
} as const;
export type ContractFilter = keyof typeof contractFilters;

const inStates = (role: PersonKind, filter: ContractFilter) =>
  tables[role].map(([table, person, { rows }]) => {
    const states = rows.flatMap(({ value, meaning }) => (contractFilters[filter](meaning) ? [value] : []));
    return { person: `c.${person}`, from: `FROM ${table} c WHERE c.state IN (${states.join(", ")})` };
  });

/** The SQL of how many contracts of a person are active. */
export const activeContracts = (role: PersonKind): string =>
  `(${inStates(role, "hasActiveContract")
    .map(({ person, from }) => `(SELECT count(*) ${from} AND ${person} = p.id)`)
    .join(" + ")})`;

/**
 * The SQL of whether a person has such a contract. It is looked up for each: of EXISTS, PostgreSQL would first gather everybody who
 * has one, however few are shown.
 */
export const hasContract = (role: PersonKind, filter: ContractFilter): string =>
  `coalesce(${inStates(role, filter)
    .map(({ person, from }) => `(SELECT true ${from} AND ${person} = p.id LIMIT 1)`)
    .join(", ")}, false)`;

const kept = { waitsForSignature: "waits", hasActiveContract: "has_active" } as const satisfies Record<
  ContractFilter,
  string
>;

/** The SQL of the same for whoever is there, kept beside them in the order of their names as `s` (`contract_standing`). */
export const standsSo = (filter: ContractFilter, wanted: boolean): string => `s.${kept[filter]} = ${wanted}`;
