import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";
import { demonstrationPrefix } from "../../demonstrating/accounts.ts";
import type { SealedKey } from "./codes/sealing.ts";

const tables = (db: Db) => db.withTables<Tables<"second_factor" | "second_factor_draft" | "recovery_code">>();

/** Gives a person's second factor, or null while it is off. */
export async function findFactor(db: Db, personId: number) {
  const found = await tables(db)
    .selectFrom("second_factor")
    .select(["sealed_key as sealedKey", "key_name as keyName", "confirmed_at as confirmedAt"])
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return found ?? null;
}

/** Gives the second factor of somebody of the demonstration, with the last step that was taken; null for everybody else. */
export async function findDemonstrationFactor(
  db: Db,
  personId: number,
): Promise<(SealedKey & { readonly lastStep: number }) | null> {
  const { rows } = await sql<SealedKey & { lastStep: number }>`
    SELECT f.sealed_key AS "sealedKey", f.key_name AS "keyName", f.last_step::integer AS "lastStep"
    FROM second_factor f JOIN person p ON p.id = f.person_id
    WHERE f.person_id = ${personId} AND starts_with(p.agency_reference, ${demonstrationPrefix})`.execute(db);
  return rows[0] ?? null;
}

/** Keeps a key that was drawn; the one drawn before is void. */
export async function saveDraft(db: Db, personId: number, key: SealedKey, now: Date): Promise<void> {
  const row = { sealed_key: key.sealedKey, key_name: key.keyName, begun_at: now };
  await tables(db)
    .insertInto("second_factor_draft")
    .values({ ...row, person_id: personId })
    .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row))
    .execute();
}

/** Gives the key that was drawn since this instant, or null. */
export async function findDraft(db: Db, personId: number, since: Date): Promise<SealedKey | null> {
  const found = await tables(db)
    .selectFrom("second_factor_draft")
    .select(["sealed_key as sealedKey", "key_name as keyName"])
    .where("person_id", "=", personId)
    .where("begun_at", ">", since)
    .executeTakeFirst();
  return found ?? null;
}

/** Takes a draft away; false when it is not there any more, or another key was drawn meanwhile. */
export async function claimDraft(db: Db, personId: number, { sealedKey }: SealedKey): Promise<boolean> {
  const taken = await tables(db)
    .deleteFrom("second_factor_draft")
    .where("person_id", "=", personId)
    .where("sealed_key", "=", sealedKey)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/** Removes the keys that were drawn before this instant and never confirmed. */
export async function removeOldDrafts(db: Db, before: Date): Promise<void> {
  await tables(db).deleteFrom("second_factor_draft").where("begun_at", "<", before).execute();
}

/** Stores a confirmed key; the former one and its recovery codes go. */
export async function saveFactor(
  db: Db,
  personId: number,
  key: SealedKey,
  { step, now }: { step: number; now: Date },
): Promise<void> {
  await removeFactor(db, personId);
  await tables(db)
    .insertInto("second_factor")
    .values({
      person_id: personId,
      sealed_key: key.sealedKey,
      key_name: key.keyName,
      confirmed_at: now,
      last_step: step,
    })
    .execute();
}

/** Removes a person's second factor with its recovery codes and drafts; false when there was none. */
export async function removeFactor(db: Db, personId: number): Promise<boolean> {
  await tables(db).deleteFrom("second_factor_draft").where("person_id", "=", personId).execute();
  const removed = await tables(db)
    .deleteFrom("second_factor")
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Takes a step, once, whatever the process; false when it or a later one has been taken (FACTOR-09). */
export async function claimStep(db: Db, personId: number, step: number): Promise<boolean> {
  const taken = await tables(db)
    .updateTable("second_factor")
    .set({ last_step: step })
    .where("person_id", "=", personId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

export async function saveRecoveryCodes(
  db: Db,
  personId: number,
  hashes: readonly { readonly number: number; readonly hash: string }[],
): Promise<void> {
  await tables(db).deleteFrom("recovery_code").where("person_id", "=", personId).execute();
  const rows = hashes.map(({ number, hash }) => ({ person_id: personId, number, hash }));
  await tables(db).insertInto("recovery_code").values(rows).execute();
}

/** Gives the hash of an unused recovery code, or null. */
export async function findRecoveryHash(db: Db, personId: number, number: number): Promise<string | null> {
  const found = await tables(db)
    .selectFrom("recovery_code")
    .select("hash")
    .where("person_id", "=", personId)
    .where("number", "=", number)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return found?.hash ?? null;
}

/** Uses a recovery code up; false when it has been used meanwhile. */
export async function claimRecoveryCode(
  db: Db,
  personId: number,
  number: number,
  now: Date,
): Promise<boolean> {
  const taken = await tables(db)
    .updateTable("recovery_code")
    .set({ used_at: now })
    .where("person_id", "=", personId)
    .where("number", "=", number)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, personId: number): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("recovery_code")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("person_id", "=", personId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
