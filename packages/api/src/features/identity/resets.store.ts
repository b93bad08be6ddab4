import type { Db } from "../../db/connect.ts";
import type { IdentityTables } from "./identity.table.ts";

const tables = (db: Db) => db.withTables<IdentityTables>();

export async function insertReset(db: Db, reset: { keyHash: Buffer; personId: number; expiresAt: Date }) {
  await tables(db)
    .insertInto("password_reset")
    .values({ key_hash: reset.keyHash, person_id: reset.personId, expires_at: reset.expiresAt })
    .execute();
}

/** Uses a key up and gives its person, or null when the key is unknown or expired: of two callers, one gets it. */
export async function takeReset(db: Db, keyHash: Buffer, now: Date): Promise<number | null> {
  const taken = await tables(db)
    .deleteFrom("password_reset")
    .where("key_hash", "=", keyHash)
    .where("expires_at", ">", now)
    .returning("person_id as personId")
    .executeTakeFirst();
  return taken?.personId ?? null;
}

export async function removeResetsOf(db: Db, personId: number): Promise<void> {
  await tables(db).deleteFrom("password_reset").where("person_id", "=", personId).execute();
}

export async function removeExpiredResets(db: Db, now: Date): Promise<void> {
  await tables(db).deleteFrom("password_reset").where("expires_at", "<=", now).execute();
}
