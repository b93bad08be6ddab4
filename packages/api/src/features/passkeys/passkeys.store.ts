import type { Passkey } from "@ribambelle/domain/passkeys/passkey";
import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"passkey" | "passkey_challenge" | "person">>();

/** A passkey as it is kept. */
export interface KeptPasskey {
  readonly id: string;
  readonly personId: number;
  readonly userHandle: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
}

/** Gives a person's passkeys, the oldest first. */
export async function listPasskeys(
  db: Db,
  personId: number,
): Promise<(Passkey & Pick<KeptPasskey, "transports" | "userHandle">)[]> {
  const rows = await tables(db)
    .selectFrom("passkey")
    .select(["id", "name", "transports", "user_handle", "created_at", "used_at"])
    .where("person_id", "=", personId)
    .orderBy("created_at")
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    transports: row.transports,
    userHandle: row.user_handle,
    createdAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
  }));
}

/** Gives how many passkeys a person has. */
export async function countPasskeysOf(db: Db, personId: number): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("passkey")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives a passkey of somebody active, or null. */
export async function findPasskey(db: Db, id: string): Promise<KeptPasskey | null> {
  const found = await tables(db)
    .selectFrom("passkey")
    .innerJoin("person", "person.id", "passkey.person_id")
    .select([
      "passkey.id as id",
      "passkey.person_id as personId",
      "passkey.user_handle as userHandle",
      "passkey.public_key as publicKey",
      "passkey.counter as counter",
      "passkey.transports as transports",
      "passkey.name as name",
    ])
    .where("passkey.id", "=", id)
    .where("person.deactivated_at", "is", null)
    .executeTakeFirst();
  return found ?? null;
}

/** Stores a passkey; false when its id is stored already, whosever it is. */
export async function insertPasskey(db: Db, passkey: KeptPasskey, now: Date): Promise<boolean> {
  const inserted = await tables(db)
    .insertInto("passkey")
    .values({
      id: passkey.id,
      person_id: passkey.personId,
      user_handle: passkey.userHandle,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes that a passkey has signed; false when it has signed again meanwhile, or is gone. */
export async function updateUsed(
  db: Db,
  { id, counter }: KeptPasskey,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const updated = await tables(db)
    .updateTable("passkey")
    .set({ counter: newCounter, used_at: now })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Removes a person's own passkey; gives its name, or null when it is not theirs. */
export async function removeOwnPasskey(db: Db, personId: number, id: string): Promise<string | null> {
  const removed = await tables(db)
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .returning("name")
    .executeTakeFirst();
  return removed?.name ?? null;
}

/** Removes all of a person's passkeys; gives how many there were. */
export async function removePasskeysOf(db: Db, personId: number): Promise<number> {
  const removed = await tables(db).deleteFrom("passkey").where("person_id", "=", personId).executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** Keeps a challenge: for a person who makes a passkey, or for whoever signs in. */
export async function insertChallenge(
  db: Db,
  challenge: string,
  owner: { readonly personId: number; readonly userHandle: Buffer } | null,
  now: Date,
): Promise<void> {
  await tables(db)
    .insertInto("passkey_challenge")
    .values({
      challenge,
      person_id: owner?.personId ?? null,
      user_handle: owner?.userHandle ?? null,
      created_at: now,
    })
    .execute();
}

/** Uses a challenge of this person, or of nobody, up; null when there is none since this instant. */
export async function claimChallenge(
  db: Db,
  challenge: string,
  personId: number | null,
  since: Date,
): Promise<{ userHandle: Buffer | null } | null> {
  const taken = await tables(db)
    .deleteFrom("passkey_challenge")
    .where("challenge", "=", challenge)
    .where("person_id", personId === null ? "is" : "=", personId)
    .where("created_at", ">", since)
    .returning("user_handle as userHandle")
    .executeTakeFirst();
  return taken ?? null;
}

export async function removeOldChallenges(db: Db, before: Date): Promise<void> {
  await tables(db).deleteFrom("passkey_challenge").where("created_at", "<", before).execute();
}
