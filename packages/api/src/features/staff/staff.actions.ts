import { loginName } from "@ribambelle/domain/kernel/characters/loginName";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { staffActs } from "@ribambelle/domain/staff/staff.acts";
import { staffRefusals } from "@ribambelle/domain/staff/staff.refusals";
import type { memberChangesSchema } from "@ribambelle/domain/staff/staffChanges.agency.api";
import type * as z from "zod/mini";
import { type Change, refusedAt } from "../../acting/office/change.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import { audit, type By } from "../audit/index.ts";
import { changeEmail, endSessionsOf } from "../identity/index.ts";
import { updateIdentity } from "../people/index.ts";
import { findCard, findCardOf, saveCardOf } from "../team/index.ts";
import type { KeptMember } from "./members.store.ts";
import { heldMember, refuseLastAdministrator, someFunctions } from "./staff.changes.ts";
import { tellOfFunctions } from "./staff.letters.ts";
import { findMember, lockStaff, saveFunctions, saveVersion } from "./staff.store.ts";

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

/** Writes names, address or phone number of one of the agency's people anew; gives the version that is made (STAFF-13). */
export async function updateMember(
  db: Db,
  { userId, changes }: { userId: number; changes: MemberChanges },
  change: Change,
): Promise<number> {
  const { by, reason, now } = change;
  return db.transaction().execute(async (transaction) => {
    const member = await heldMember(transaction, userId, "update", change);
    const { email: given } = changes;
    const to = differing(given === undefined ? changes : { ...changes, email: loginName(given) }, member);
    if (Object.keys(to).length === 0) return member.version;
    const { email, ...identity } = to;
    if (email !== undefined) {
      if (by.actorId === userId) throw new Refused(staffRefusals.notOneself);
      await changeEmail(transaction, by, userId, { to: email, now });
    }
    await updateIdentity(transaction, userId, identity, now);
    const fields = Object.keys(to) as (keyof MemberChanges)[];
    const told = Object.fromEntries(fields.map((name) => [name, { from: member[name], to: to[name] }]));
    await audit(transaction, by, staffActs.changed({ personId: userId, reason, changes: told }));
    await saveVersion(transaction, userId);
    return member.version === 0 ? 0 : member.version + 1;
  });
}

/** Says whom of the team one of the agency's people is, or nobody; gives the version that is made (STAFF-44). */
export async function linkMember(
  db: Db,
  { userId, memberId }: { userId: number; memberId: number | null },
  change: Omit<Change, "reason">,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { version } = await heldMember(transaction, userId, "linkMember", change);
    const before = await findCardOf(transaction, userId);
    const card = memberId === null ? null : await findCard(transaction, memberId);
    if (memberId !== null && !card) throw new Refused(commonRefusals.notFound);
    if (card && card.userId !== null && card.userId !== userId)
      throw refusedAt("memberId", staffRefusals.memberLinked);
    if (before?.memberId === card?.memberId) return version;
    await saveCardOf(transaction, userId, memberId);
    const changes = { member: { from: before?.reference ?? null, to: card?.reference ?? null } };
    await audit(transaction, change.by, staffActs.memberLinked({ personId: userId, changes }));
    await saveVersion(transaction, userId);
    return version === 0 ? 0 : version + 1;
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

type MemberChanges = z.infer<typeof memberChangesSchema>;

// What is given and is not so already.
function differing(changes: MemberChanges, member: KeptMember): MemberChanges {
  const fields = Object.entries(changes) as [keyof MemberChanges, string | null | undefined][];
  return Object.fromEntries(fields.filter(([name, value]) => value !== undefined && value !== member[name]));
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
