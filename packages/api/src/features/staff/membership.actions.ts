import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { staffActs } from "@ribambelle/domain/staff/staff.acts";
import type { Change } from "../../acting/office/change.ts";
import { doOnce, type Once } from "../../acting/once/once.ts";
import { Refused } from "../../acting/refused.ts";
import { anyVersion } from "../../acting/versionCheck.ts";
import type { Db } from "../../db/connection/connect.ts";
import { audit, type By } from "../audit/index.ts";
import { handOverAssignments } from "../contacts/index.ts";
import { endSessionsOf, invitePerson, voidLinks } from "../identity/index.ts";
import { removePasskeysOf } from "../passkeys/index.ts";
import {
  deactivatePerson,
  findAddressee,
  insertOfAgency,
  type NewOfAgency,
  reactivatePerson,
} from "../people/index.ts";
import { handOverRenewals } from "../renewals/index.ts";
import { handOverRequests } from "../requests/index.ts";
import { removeSecondFactor, resetSecondFactor } from "../secondFactor/index.ts";
import { handOverSurveys } from "../surveys/index.ts";
import { findCardOf, saveCardOf, switchCardOff } from "../team/index.ts";
import { findKeptMember } from "./members.store.ts";
import { heldMember, holdStaffFor, someFunctions } from "./staff.changes.ts";
import { tellOfReset } from "./staff.letters.ts";
import { saveEnd, saveFunctions, saveInvited, saveReopened, saveVersion } from "./staff.store.ts";

const invitationsADay = 3;

interface NewMember extends NewOfAgency {
  readonly functions: readonly StaffFunction[];
}

/** Adds somebody to the agency's people and invites them, once however often it is sent (STAFF-11, STAFF-12). */
export async function createMember(
  db: Db,
  by: By,
  { functions, ...person }: NewMember,
  { once, now }: { once: Once; now: Date },
): Promise<{ userId: number }> {
  const given = someFunctions(functions);
  return db.transaction().execute((transaction) =>
    doOnce(transaction, once, now, async () => {
      await holdStaffFor(transaction, by);
      const userId = await insertOfAgency(transaction, person);
      await saveFunctions(transaction, userId, given);
      const changes = { functions: { from: [], to: [...given] } };
      await audit(transaction, by, staffActs.created({ personId: userId, changes }));
      await saveInvited(transaction, userId, now);
      await invitePerson(transaction, by, userId, { now });
      return { userId };
    }),
  );
}

/** Invites somebody of the agency again who has not chosen a password yet (STAFF-12). */
export async function inviteMember(db: Db, by: By, userId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if ((await findKeptMember(transaction, userId))?.state === "active")
      throw new Refused(peopleRefusals.hasPassword);
    await heldMember(transaction, userId, "invite", { by, versionCheck: anyVersion });
    await invitePerson(transaction, by, userId, { now, mostADay: invitationsADay });
    await saveInvited(transaction, userId, now);
  });
}

/**
 * Ends the account of one of the agency's people: nobody signs in to it any more, and their name stays where it stands
 * (STAFF-14, STAFF-15). Gives the version that is made, and how many things went to the colleague.
 */
export async function endMember(
  db: Db,
  { userId, handOverTo, isCardKept }: { userId: number; handOverTo: number | null; isCardKept: boolean },
  change: Change,
): Promise<{ readonly handedOver: number; readonly version: number }> {
  return db.transaction().execute(async (transaction) => {
    const { version } = await heldMember(transaction, userId, "end", change);
    const heir = handOverTo === null ? null : await findKeptMember(transaction, handOverTo);
    if (handOverTo !== null && (!heir || heir.state === "ended" || handOverTo === userId))
      throw new Refused(peopleRefusals.notAssignable);
    const [card, heirs] = [
      await findCardOf(transaction, userId),
      heir && (await findCardOf(transaction, heir.userId)),
    ];
    // Families go to a card that works there; to nobody where the colleague has none.
    const handedOver = card
      ? await handOverAssignments(transaction, card.reference, heirs?.isEnabled ? heirs : null)
      : 0;
    if (card && !isCardKept) await switchCardOff(transaction, card.memberId);
    const owned =
      (await handOverRequests(transaction, userId, heir)) +
      (await handOverSurveys(transaction, userId, heir)) +
      (await handOverRenewals(transaction, userId, heir));
    const count = handedOver + owned;
    const handed = heir && {
      handedOver: { from: null, to: count },
      handedOverTo: { from: null, to: heir.userId },
    };
    await endKeptMember(transaction, userId, change, handed);
    return { handedOver: count, version: version + 1 };
  });
}

type Handed = Parameters<typeof staffActs.ended>[0]["changes"];

/** Notes that one of the agency's people has left, and what went to whom; lets nobody in by their account. */
export async function endKeptMember(
  transaction: Db,
  userId: number,
  { by, reason, now }: Pick<Change, "by" | "reason" | "now">,
  handed: Handed = null,
): Promise<void> {
  await saveEnd(transaction, userId, { endedBy: by.actorId, reason, now });
  await endSessionsOf(transaction, userId);
  await voidLinks(transaction, userId);
  await saveCardOf(transaction, userId, null);
  await deactivatePerson(transaction, userId, now);
  await audit(transaction, by, staffActs.ended({ personId: userId, reason, changes: handed }));
}

/** Brings back one of the agency's people who had left: they choose a password and a second factor anew (STAFF-14). */
export async function reopenMember(
  db: Db,
  { userId, functions }: { userId: number; functions: readonly StaffFunction[] },
  change: Change,
): Promise<number> {
  const { by, reason, now } = change;
  const given = someFunctions(functions);
  return db.transaction().execute(async (transaction) => {
    const { version, functions: before } = await heldMember(transaction, userId, "reopen", change);
    await saveReopened(transaction, userId, given);
    await reactivatePerson(transaction, userId, now);
    await removeSecondFactor(transaction, userId);
    await removePasskeysOf(transaction, userId);
    const changes = { functions: { from: [...before], to: [...given] } };
    await audit(transaction, by, staffActs.reopened({ personId: userId, reason, changes }));
    await saveInvited(transaction, userId, now);
    await invitePerson(transaction, by, userId, { now });
    return version + 1;
  });
}

/** Erases what one of the agency's people signs in with; they begin again by the link of a letter (STAFF-33). */
export async function resetMemberFactor(db: Db, userId: number, change: Change): Promise<number> {
  const { by, reason, now } = change;
  return db.transaction().execute(async (transaction) => {
    // By the command, an agency that lost every second factor gets in again (STAFF-17).
    const isByPage = by.actorId !== null;
    const { version } = await heldMember(transaction, userId, "resetSecondFactor", change, isByPage);
    if (!(await findAddressee(transaction, userId))) throw new Refused(peopleRefusals.noEmail);
    await removePasskeysOf(transaction, userId);
    await resetSecondFactor(transaction, by, userId, now, reason);
    await saveVersion(transaction, userId);
    await tellOfReset(transaction, userId, now);
    return version === 0 ? 0 : version + 1;
  });
}
