import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

/** Gives every invitation with the state of its letter, oldest first. */
export async function invitationsOf(db: Db) {
  return db
    .withTables<Tables<"invitation" | "letter">>()
    .selectFrom("invitation")
    .innerJoin("letter", "letter.id", "invitation.letter_id")
    .select([
      "invitation.person_id as personId",
      "round",
      "letter.state",
      "letter.next_attempt_at as nextAttemptAt",
    ])
    .orderBy("invitation.created_at")
    .orderBy("invitation.person_id")
    .execute();
}
