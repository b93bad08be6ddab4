import { knownFunctions, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import type { Db } from "../../db/connection/connect.ts";
import { findFunctionsOf } from "../functionsOf.store.ts";
import { refusedAt } from "./change.ts";

/** Refuses an owner who is not at work at the agency, or whose functions may not take care of the thing; nobody is always fit. */
export async function refuseUnassignable(
  db: Db,
  ownerId: number | null | undefined,
  may: (functions: readonly StaffFunction[]) => boolean,
): Promise<void> {
  if (ownerId == null) return;
  const functions = knownFunctions((await findFunctionsOf(db, ownerId)) ?? []);
  if (!may(functions)) throw refusedAt("ownerId", peopleRefusals.notAssignable);
}
