import type { Db } from "../../../db/connection/connect.ts";
import type { IdentityTables } from "../identity.table.ts";

const tables = (db: Db) => db.withTables<IdentityTables>();

/** Stores a key's hash; a key that is stored already gets the new expiry. */
export async function saveReset(db: Db, reset: { keyHash: Buffer; personId: number; expiresAt: Date }) {
  await tables(db)
    .insertInto("password_reset")
    .values({ key_hash: reset.keyHash, person_id: reset.personId, expires_at: reset.expiresAt })
    .onConflict((conflict) => conflict.column("key_hash").doUpdateSet({ expires_at: reset.expiresAt }))
    .execute();
}

/** Gives the person of a key, or null when it is unknown or expired. */
export async function findPersonOfReset(db: Db, keyHash: Buffer, now: Date): Promise<number | null> {
  const found = await tables(db)
    .selectFrom("password_reset")
    .select("person_id as personId")
    .where("key_hash", "=", keyHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.personId ?? null;
}

/** Uses a key up; false when somebody else has. */
export async function claimReset(db: Db, keyHash: Buffer): Promise<boolean> {
  const taken = await tables(db)
    .deleteFrom("password_reset")
    .where("key_hash", "=", keyHash)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

export async function removeResetsOf(db: Db, personId: number): Promise<void> {
  await tables(db).deleteFrom("password_reset").where("person_id", "=", personId).execute();
}

export async function removeExpiredResets(db: Db, now: Date): Promise<void> {
  await tables(db).deleteFrom("password_reset").where("expires_at", "<=", now).execute();
}
