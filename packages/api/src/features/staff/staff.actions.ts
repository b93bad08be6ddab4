import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { staffActs } from "@ribambelle/domain/staff/staff.acts";
import type { Db } from "../../db/connection/connect.ts";
import { audit, type By } from "../audit/index.ts";
import { endSessionsOf } from "../identity/index.ts";
import { lockPerson } from "../people/index.ts";
import { findMember, saveFunctions } from "./staff.store.ts";

/**
 * Gives somebody of the agency these functions in place of theirs, and ends their sessions, which know the former ones
 * (STAFF-05). False when the reference is nobody's of the agency.
 */
export async function giveFunctions(
  transaction: Db,
  by: By,
  reference: string,
  functions: readonly StaffFunction[],
): Promise<boolean> {
  const found = await findMember(transaction, reference);
  if (!found || !(await lockPerson(transaction, found.personId))) return false;
  const { personId } = found;
  // Read again under the lock: another may just have changed them.
  const before = (await findMember(transaction, reference))?.functions ?? [];
  if (new Set([...before, ...functions]).size === before.length && before.length === functions.length)
    return true;
  await saveFunctions(transaction, personId, functions);
  await endSessionsOf(transaction, personId);
  const subject = `${before.join(", ")} → ${functions.join(", ")}`.trim();
  await audit(
    transaction,
    by,
    staffActs.functionsChanged({
      personId,
      subject,
      changes: { functions: { from: [...before], to: [...functions] } },
    }),
  );
  return true;
}
