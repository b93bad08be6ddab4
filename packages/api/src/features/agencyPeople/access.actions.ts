import { agencyPeopleActs } from "@ribambelle/domain/agencyPeople/agencyPeople.acts";
import { isInvitedLately } from "@ribambelle/domain/agencyPeople/person";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { reasonOf } from "../../acting/office/change.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import { audit } from "../audit/index.ts";
import {
  blockAccess,
  endSessionsOf,
  invitePerson,
  sendResetLetter,
  unblockAccess,
} from "../identity/index.ts";
import { heldFile, type PersonChange } from "./person.changes.ts";
import { type KeptFile, versionOf } from "./person.store.ts";

type Asked = Pick<PersonChange, "by" | "functions" | "now">;
type Given = PersonChange & { readonly reason: string };

const refuseBlocked = ({ accountState }: KeptFile): void => {
  if (accountState === "blocked") throw new Refused(peopleRefusals.blocked);
};

/** Invites a person to choose a first password: once in 24 hours, while the last invitation is good for something (FOLKS-30). */
export async function inviteOne(db: Db, userId: number, asked: Asked): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const file = await heldFile(transaction, userId, "access", asked);
    refuseBlocked(file);
    if (file.email !== null && isInvitedLately(file.accountState, file.invitedAt, asked.now))
      throw new Refused(peopleRefusals.invitedLately);
    await invitePerson(transaction, asked.by, userId, { now: asked.now });
  });
}

/** Sends a person the link by which they choose another password, three times a day at most (FOLKS-30). */
export async function sendReset(db: Db, userId: number, asked: Asked): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    refuseBlocked(await heldFile(transaction, userId, "access", asked));
    await sendResetLetter(transaction, asked.by, userId, asked.now);
  });
}

/** Signs a person out on all devices (FOLKS-30). */
export async function endSessions(
  db: Db,
  userId: number,
  { reason: given, ...asked }: Asked & { readonly reason: string },
): Promise<void> {
  const reason = reasonOf(given);
  await db.transaction().execute(async (transaction) => {
    await heldFile(transaction, userId, "access", asked);
    await endSessionsOf(transaction, userId);
    await audit(transaction, asked.by, agencyPeopleActs.sessionsEnded({ personId: userId, reason }));
  });
}

/** Keeps a person out until they are let in again, for a reason that is the agency’s alone (FOLKS-31); gives the version. */
export async function blockPerson(db: Db, userId: number, change: Given): Promise<number> {
  const { by, now } = change;
  const reason = reasonOf(change.reason);
  return db.transaction().execute(async (transaction) => {
    refuseBlocked(await heldFile(transaction, userId, "block", change));
    await blockAccess(transaction, userId, { by: by.actorId, reason, at: now });
    await audit(transaction, by, agencyPeopleActs.blocked({ personId: userId, reason }));
    return versionOf(transaction, userId);
  });
}

/** Lets a person in again (FOLKS-31); gives the version. Nothing happens to who is not kept out. */
export async function unblockPerson(db: Db, userId: number, change: Given): Promise<number> {
  const { by, now } = change;
  const reason = reasonOf(change.reason);
  return db.transaction().execute(async (transaction) => {
    const file = await heldFile(transaction, userId, "block", change);
    if (file.accountState !== "blocked") return file.version;
    await unblockAccess(transaction, userId, now);
    await audit(transaction, by, agencyPeopleActs.unblocked({ personId: userId, reason }));
    return versionOf(transaction, userId);
  });
}
