import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"idempotency_key">>();

/** Whose sending it is, by which key, and of what. */
export interface SendingKey {
  readonly personId: number;
  readonly key: string;
  readonly endpoint: string;
  readonly bodySha256: Buffer;
}

/** Takes a key; false when it is taken already. Waits for another transaction that is taking it. */
export async function insertKey(transaction: Db, sending: SendingKey, now: Date): Promise<boolean> {
  const { personId, key, endpoint, bodySha256 } = sending;
  const { numInsertedOrUpdatedRows } = await tables(transaction)
    .insertInto("idempotency_key")
    .values({ person_id: personId, key, endpoint, body_sha256: bodySha256, created_at: now })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keeps what was answered under a key. */
export async function saveAnswer(
  transaction: Db,
  { personId, key }: SendingKey,
  answer: unknown,
): Promise<void> {
  await tables(transaction)
    .updateTable("idempotency_key")
    .set({ answer: JSON.stringify(answer) })
    .where("person_id", "=", personId)
    .where("key", "=", key)
    .execute();
}

/** Gives what was sent under a person's key and answered; null when nothing was. */
export async function findAnswer(db: Db, { personId, key }: SendingKey) {
  const found = await tables(db)
    .selectFrom("idempotency_key")
    .select(["endpoint", "body_sha256 as bodySha256", "answer"])
    .where("person_id", "=", personId)
    .where("key", "=", key)
    .executeTakeFirst();
  return found ?? null;
}

/** Forgets the keys that were taken before an instant. */
export async function removeOldKeys(db: Db, before: Date): Promise<void> {
  await tables(db).deleteFrom("idempotency_key").where("created_at", "<", before).execute();
}
