import type { ReasonWords } from "@ribambelle/domain/moderation/toldReason";
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
  /** The words that were sent back last, and why. */
  readonly refused: ({ readonly wordsSha256: Buffer } & ReasonWords) | null;
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
      "refused_sha256 as refusedSha256",
      "refused_fr as refusedFr",
      "refused_en as refusedEn",
    ])
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (!found) return null;
  const { refusedSha256, refusedFr, refusedEn, ...review } = found;
  const isRefused = refusedSha256 !== null && refusedFr !== null;
  return {
    ...review,
    refused: isRefused ? { wordsSha256: refusedSha256, fr: refusedFr, en: refusedEn } : null,
  };
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

/** Forgets that an advert waits; what was said of one stays, and so do the words that were sent back. */
export async function removeWaiting(db: Db, personId: number): Promise<void> {
  const waiting = sql`person_id = ${personId} AND state = 'waiting'`;
  await sql`UPDATE advert_review SET state = 'to-correct', words_sha256 = refused_sha256, reason_fr = refused_fr,
      reason_en = refused_en WHERE ${waiting} AND refused_sha256 IS NOT NULL`.execute(db);
  await sql`DELETE FROM advert_review WHERE ${waiting}`.execute(db);
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
    .set((eb) => ({
      ...(toCorrect && {
        refused_sha256: eb.ref("words_sha256"),
        refused_fr: toCorrect.fr,
        refused_en: toCorrect.en,
      }),
      state: toCorrect === null ? "fine" : "to-correct",
      reason_fr: toCorrect?.fr ?? null,
      reason_en: toCorrect?.en ?? null,
      reviewed_at: now,
      reviewed_by: by,
    }))
    .where("person_id", "=", personId)
    .execute();
}
