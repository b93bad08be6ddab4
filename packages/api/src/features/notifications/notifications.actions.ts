import type { Notice } from "@ribambelle/domain/kernel/notice";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Actor } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import { insertNotifications, type NoticeTo, updateAllRead, updateRead } from "./notifications.store.ts";

/** Notifies one person, or several, of the same thing; call it inside the transaction of what causes it. */
export async function notify(
  transaction: Db,
  personIds: number | readonly number[],
  notice: Notice,
): Promise<void> {
  const ids = typeof personIds === "number" ? [personIds] : personIds;
  await notifyEach(
    transaction,
    ids.map((personId) => ({ ...notice, personId })),
  );
}

/**
 * Notifies several people, each of something else, in one statement; call it inside the transaction of the
 * cause.
 */
export async function notifyEach(transaction: Db, notices: readonly NoticeTo[]): Promise<void> {
  await insertNotifications(transaction, notices);
}

/** The person has read one of their notifications. */
export async function markRead(db: Db, { personId }: Actor, id: number, now: Date): Promise<void> {
  if (!(await updateRead(db, personId, id, now))) throw new Refused(commonRefusals.notFound);
}

/** The person has read all that this version shows them. */
export async function markAllRead(
  db: Db,
  { personId }: Actor,
  kinds: readonly string[],
  now: Date,
): Promise<void> {
  await updateAllRead(db, personId, kinds, now);
}
