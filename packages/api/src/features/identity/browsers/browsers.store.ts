import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { IdentityTables } from "../identity.table.ts";

const tables = (db: Db) => db.withTables<IdentityTables>();

/** True when the person signed in from the browser with this mark, and it has not ended. */
export async function isBrowserOf(db: Db, personId: number, markHash: Buffer, now: Date): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("known_browser")
    .select("person_id")
    .where("person_id", "=", personId)
    .where("mark_hash", "=", markHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Stores that the person signed in from the browser with this mark; one that is stored already gets the new end. Gives whether any
 * browser of theirs was known before.
 */
export async function saveBrowser(
  db: Db,
  browser: { personId: number; markHash: Buffer; now: Date; expiresAt: Date },
): Promise<{ hadBrowser: boolean }> {
  const { personId, markHash, now, expiresAt } = browser;
  const { hadBrowser } = await tables(db)
    .insertInto("known_browser")
    .values({ person_id: personId, mark_hash: markHash, created_at: now, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.constraint("one_mark_per_person_and_browser").doUpdateSet({ expires_at: expiresAt }),
    )
    // What a statement writes, its own reading does not see.
    .returning(({ exists, selectFrom }) =>
      exists(
        selectFrom("known_browser as before")
          .select("before.person_id")
          .where("before.person_id", "=", personId)
          .where("before.expires_at", ">", now),
      ).as("hadBrowser"),
    )
    .executeTakeFirstOrThrow();
  return { hadBrowser: Boolean(hadBrowser) };
}

/** Makes everybody known by one mark known by another too. */
export async function copyBrowser(db: Db, from: Buffer, to: Buffer): Promise<void> {
  await tables(db)
    .insertInto("known_browser")
    .columns(["person_id", "mark_hash", "created_at", "expires_at"])
    .expression((eb) =>
      eb
        .selectFrom("known_browser")
        .select(["person_id", sql<Buffer>`${to}`.as("mark_hash"), "created_at", "expires_at"])
        .where("mark_hash", "=", from),
    )
    .execute();
}

/** Removes the browsers of a person, but the one with this mark. */
export async function removeOtherBrowsersOf(db: Db, personId: number, kept: Buffer | null): Promise<void> {
  await tables(db)
    .deleteFrom("known_browser")
    .where("person_id", "=", personId)
    .$if(kept !== null, (others) => others.where("mark_hash", "<>", kept as Buffer))
    .execute();
}

export async function removeExpiredBrowsers(db: Db, now: Date): Promise<void> {
  await tables(db).deleteFrom("known_browser").where("expires_at", "<=", now).execute();
}
