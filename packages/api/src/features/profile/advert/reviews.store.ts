import type { ReasonWords } from "@ribambelle/domain/moderation/moderation";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { Narrowed } from "../../../db/tables.ts";

/** Where the review of an advert stands. */
export type ReviewState = "waiting" | "fine" | "to-correct";

const tables = (db: Db) => db.withTables<Narrowed<"advert_review", { state: ReviewState }>>();

/** What the agency said of the words of an advert. */
export interface Review {
  readonly wordsSha256: Buffer;
  readonly state: ReviewState;
  readonly reasonFr: string | null;
  readonly reasonEn: string | null;
  readonly waitingSince: Date;
}

/** Gives the review of a person’s advert, or null. Call it while their profile is held, where it is to be changed. */
export async function findReview(db: Db, personId: number): Promise<Review | null> {
  const found = await tables(db)
    .selectFrom("advert_review")
    .select([
      "words_sha256 as wordsSha256",
      "state",
      "reason_fr as reasonFr",
      "reason_en as reasonEn",
      "waiting_since as waitingSince",
    ])
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return found ?? null;
}

/** Stores that these words of an advert wait for the agency, in place of what was said of others. */
export async function saveWaiting(
  db: Db,
  personId: number,
  words: { readonly wordsSha256: Buffer; readonly hasContact: boolean; readonly waitingSince: Date },
): Promise<void> {
  const row = {
    words_sha256: words.wordsSha256,
    state: "waiting" as const,
    has_contact: words.hasContact,
    waiting_since: words.waitingSince,
    reason_fr: null,
    reason_en: null,
    reviewed_at: null,
    reviewed_by: null,
  };
  await tables(db)
    .insertInto("advert_review")
    .values({ person_id: personId, ...row })
    .onConflict((same) => same.column("person_id").doUpdateSet(row))
    .execute();
}

/** Forgets that an advert waits; what was said of one stays. */
export async function removeWaiting(db: Db, personId: number): Promise<void> {
  await sql`DELETE FROM advert_review WHERE person_id = ${personId} AND state = 'waiting'`.execute(db);
}

/** Stores what the agency said of an advert: that it is fine, or what is to be corrected. */
export async function saveReviewed(
  db: Db,
  personId: number,
  {
    toCorrect,
    by,
    now,
  }: { readonly toCorrect: ReasonWords | null; readonly by: number | null; readonly now: Date },
): Promise<void> {
  await tables(db)
    .updateTable("advert_review")
    .set({
      state: toCorrect === null ? "fine" : "to-correct",
      reason_fr: toCorrect?.fr ?? null,
      reason_en: toCorrect?.en ?? null,
      reviewed_at: now,
      reviewed_by: by,
    })
    .where("person_id", "=", personId)
    .execute();
}
