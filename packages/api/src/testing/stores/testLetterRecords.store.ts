import type { Db } from "../../db/connection/connect.ts";
import type { LetterTables } from "../../mail/letters.store.ts";

const tables = (db: Db) => db.withTables<LetterTables>();

/** Gives the records of a person's letters, oldest first. */
export async function recordsOf(db: Db, personId: number) {
  return tables(db)
    .selectFrom("letter")
    .select([
      "id",
      "kind",
      "state",
      "attempts",
      "last_refusal as lastRefusal",
      "next_attempt_at as nextAttemptAt",
      "sent_at as sentAt",
      "given_up_at as givenUpAt",
    ])
    .where("person_id", "=", personId)
    .orderBy("created_at")
    .execute();
}

/** Makes a sent letter one that waits, as after a crash between the mail server's answer and the note of it. */
export async function forgetSent(db: Db, id: string): Promise<void> {
  await tables(db)
    .updateTable("letter")
    .set({ state: "waiting", sent_at: null })
    .where("id", "=", id)
    .execute();
}
