import { isPermitted, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { isForAnother, type MemberAct, suitsMember } from "@ribambelle/domain/staff/member";
import { staffRefusals } from "@ribambelle/domain/staff/staff.refusals";
import { type Change, refusedAt } from "../../acting/office/change.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import { type By, refusalOfFormer } from "../audit/index.ts";
import { findKeptMember, type KeptMember } from "./members.store.ts";
import { listAdministrators, lockStaff } from "./staff.store.ts";

// What makes another version of them.
const changing = [
  "staff.changed",
  "staff.functions-changed",
  "staff.member-linked",
  "staff.ended",
  "staff.reopened",
  "second-factor.reset",
];
const disarming: ReadonlySet<MemberAct> = new Set(["end", "resetSecondFactor"]);

/** Gives functions each once; refused where there is none. */
export function someFunctions(given: readonly StaffFunction[]): readonly StaffFunction[] {
  if (given.length === 0) throw refusedAt("functions", staffRefusals.noFunction);
  return [...new Set(given)];
}

/**
 * Gives one of the agency's people for an act on them, as they stand while no other such act goes on; refused where it is not
 * to be done, not by this person, or not from the version that they saw. `disarms`: afterwards they are no administrator who can
 * get in.
 */
export async function heldMember(
  transaction: Db,
  userId: number,
  act: MemberAct,
  { by, versionCheck }: Pick<Change, "by" | "versionCheck">,
  disarms = disarming.has(act),
): Promise<KeptMember> {
  await lockStaff(transaction);
  const member = await findKeptMember(transaction, userId);
  if (!member) throw new Refused(commonRefusals.notFound);
  if (by.actorId === userId && isForAnother(act)) throw new Refused(staffRefusals.notOneself);
  if (!versionCheck(member.version)) throw await refusalOfFormer(transaction, userId, changing);
  if (!suitsMember(act, member.state)) throw new Refused(commonRefusals.forbidden);
  if (disarms) await refuseLastAdministrator(transaction, userId);
  await refuseFormer(transaction, by);
  return member;
}

/** Lets one of the agency’s people be added while no act on them goes on: not by whoever lost by such an act that they may. */
export async function holdStaffFor(transaction: Db, by: By): Promise<void> {
  await lockStaff(transaction);
  await refuseFormer(transaction, by);
}

/** Refuses what would take away the last active administrator who can get in (STAFF-07). */
export async function refuseLastAdministrator(transaction: Db, userId: number): Promise<void> {
  const able = (await listAdministrators(transaction)).filter(({ hasSecondFactor }) => hasSecondFactor);
  if (able.length === 1 && able[0]?.personId === userId) throw new Refused(staffRefusals.lastAdministrator);
}

// Whoever waited for another act may have lost by it what the session still knew.
async function refuseFormer(transaction: Db, { actorId }: By): Promise<void> {
  if (actorId === null) return;
  const actor = await findKeptMember(transaction, actorId);
  if (actor?.state !== "ended" && isPermitted(actor?.functions ?? [], "staff.manage")) return;
  throw new Refused(commonRefusals.forbidden);
}
