import { isPermitted, type Permission, type StaffFunction } from "../../kernel/permissions/permission.ts";
import { type ContractKind, contractKinds } from "../contractKind.ts";

const holders = { guard: "parent", housework: "parent", babysitter: "babysitter" } as const;

/** What somebody of the agency may do with the contracts of one kind, as calls and pages ask it (TABLE P). */
export type ContractRight = "read" | "edit" | "correct";

/** True when these functions permit this with contracts of this kind; nobody’s do with contracts that they may not read. */
export function mayWithContracts(
  functions: readonly StaffFunction[],
  kind: ContractKind,
  right: ContractRight,
): boolean {
  const of = <Act extends "read" | "edit">(act: Act) => `contracts.${act}-${holders[kind]}` as const;
  const asked: Permission = right === "correct" ? "contracts.correct" : of(right);
  return isPermitted(functions, of("read")) && isPermitted(functions, asked);
}

/** Gives the kinds of contracts that these functions may read. */
export const contractsToRead = (functions: readonly StaffFunction[]): ContractKind[] =>
  contractKinds.filter((kind) => mayWithContracts(functions, kind, "read"));
