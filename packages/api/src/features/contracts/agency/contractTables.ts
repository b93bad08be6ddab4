import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { contractStorage } from "../contracts.import.store.ts";

/** Where each kind of contract is kept, by the name that the agency’s calls give it. */
export const contractTables = {
  guard: contractStorage.parent,
  housework: contractStorage.housework,
  babysitter: contractStorage.babysitter,
} as const;

/** The role of whoever has contracts of a kind. */
export const holderOf = { guard: "Parent", housework: "Parent", babysitter: "BabySitter" } as const;

/** The SQL of the group that a contract of a table is of (CONTRACT-OP6). */
export const groupIn = (kind: ContractKind, table: string): string =>
  kind === "housework"
    ? `${table}.reference`
    : `coalesce(nullif(${table}.base_reference, ''), ${table}.reference)`;

/** The column that says on which day a contract was signed. */
export const signedOn = (kind: ContractKind): string =>
  kind === "babysitter" ? "signature_date" : "signed_on";
