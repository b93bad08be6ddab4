import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { staffActs } from "@ribambelle/domain/staff/staff.acts";
import type { Change } from "../../acting/office/change.ts";
import type { Db } from "../../db/connection/connect.ts";
import { audit, type By } from "../audit/index.ts";
import { endSessionsOf } from "../identity/index.ts";
import { heldMember, refuseLastAdministrator, someFunctions } from "./staff.changes.ts";
import { tellOfFunctions } from "./staff.letters.ts";
import { findMember, lockStaff, saveFunctions } from "./staff.store.ts";

/**
 * Gives somebody of the agency these functions in place of theirs, and ends their sessions, which know the former ones
 * (STAFF-05). False when the reference is nobody's of the agency. With `toldAt` they and the administrators are told (STAFF-13).
 */
export async function giveFunctions(
  transaction: Db,
  by: By,
  reference: string,
  functions: readonly StaffFunction[],
  toldAt: Date | null = null,
): Promise<boolean> {
  await lockStaff(transaction);
  const found = await findMember(transaction, reference);
  if (!found) return false;
  if (!functions.includes("administrator")) await refuseLastAdministrator(transaction, found.personId);
  const isChanged = await setFunctions(transaction, found, functions, { by, reason: null });
  if (isChanged && toldAt) await tellOfFunctions(transaction, found, functions, toldAt);
  return true;
}

/** Gives one of the agency's people other functions and tells them; gives the version that is made (STAFF-13). */
export async function updateFunctions(
  db: Db,
  { userId, functions }: { userId: number; functions: readonly StaffFunction[] },
  change: Change,
): Promise<number> {
  const given = someFunctions(functions);
  return db.transaction().execute(async (transaction) => {
    const disarms = !given.includes("administrator");
    const member = await heldMember(transaction, userId, "updateFunctions", change, disarms);
    const held = { personId: userId, functions: member.functions };
    if (!(await setFunctions(transaction, held, given, change))) return member.version;
    await tellOfFunctions(transaction, held, given, change.now);
    return member.version + 1;
  });
}

/** Signs one of the agency's people out on all devices; gives how many they were, and the version, which stays (STAFF-16). */
export async function endMemberSessions(
  db: Db,
  userId: number,
  change: Change,
): Promise<{ readonly ended: number; readonly version: number }> {
  return db.transaction().execute(async (transaction) => {
    const { version } = await heldMember(transaction, userId, "endSessions", change);
    const ended = await endSessionsOf(transaction, userId);
    const { by, reason } = change;
    await audit(transaction, by, staffActs.sessionsEnded({ personId: userId, reason }));
    return { ended: ended.length, version };
  });
}

interface Held {
  readonly personId: number;
  readonly functions: readonly StaffFunction[];
}

// False when it changes nothing.
async function setFunctions(
  transaction: Db,
  { personId, functions: before }: Held,
  functions: readonly StaffFunction[],
  { by, reason }: Pick<Change, "by" | "reason">,
): Promise<boolean> {
  if (new Set([...before, ...functions]).size === before.length && before.length === functions.length)
    return false;
  await saveFunctions(transaction, personId, functions);
  await endSessionsOf(transaction, personId);
  const subject = `${before.join(", ")} → ${functions.join(", ")}`.trim();
  const changes = { functions: { from: [...before], to: [...functions] } };
  await audit(transaction, by, staffActs.functionsChanged({ personId, subject, changes, reason }));
  return true;
}
