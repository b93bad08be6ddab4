import { sql } from "kysely";
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

/** A key that was sent, and to which address. */
export interface SentReset {
  readonly personId: number;
  readonly email: string | null;
}

/** Gives the keys that people of these references were sent, with the addresses that they have now. */
export async function listResetsOf(db: Db, references: readonly string[]): Promise<SentReset[]> {
  return tables(db)
    .selectFrom("password_reset as r")
    .innerJoin("person as p", "p.id", "r.person_id")
    .select(["p.id as personId", "p.email"])
    .where(sql<boolean>`p.agency_reference = ANY(${references})`)
    .execute();
}

/** Removes the keys of people whose address is another now than the one to which they were sent. */
export async function removeFormerResets(db: Db, sent: readonly SentReset[]): Promise<void> {
  await sql`DELETE FROM password_reset r
    USING person p, json_to_recordset(${JSON.stringify(sent)}::json) AS s("personId" integer, email text)
    WHERE p.id = s."personId" AND r.person_id = p.id AND p.email IS DISTINCT FROM s.email`.execute(db);
}

export async function removeExpiredResets(db: Db, now: Date): Promise<void> {
  await tables(db).deleteFrom("password_reset").where("expires_at", "<=", now).execute();
}
