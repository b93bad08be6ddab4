import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { LetterState } from "@ribambelle/domain/letters/letter";
import { sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";
import type { Narrowed } from "../db/tables.ts";

export type { LetterState };

/** What its writer needs beside the person: references and counts; never a secret, a name or an address. */
export type LetterPayload = Readonly<Record<string, string | number | null>>;

export type LetterTables = Narrowed<"letter", { state: LetterState; locale: Locale; payload: LetterPayload }>;

const tables = (db: Db) => db.withTables<LetterTables>();

export interface NewLetter {
  readonly id: string;
  readonly kind: string;
  readonly personId: number;
  readonly locale: Locale;
  readonly payload: LetterPayload;
  readonly nextAttemptAt: Date;
  /** Where it goes when the person’s own address is forgotten; emptied when the letter ends. */
  readonly lastAddress?: string;
}

/** Stores letters to send and gives the ids of the new ones. */
export async function insertLetters(db: Db, letters: readonly NewLetter[], now: Date): Promise<string[]> {
  if (letters.length === 0) return [];
  const rows = letters.map((letter) => ({
    id: letter.id,
    kind: letter.kind,
    person_id: letter.personId,
    locale: letter.locale,
    payload: JSON.stringify(letter.payload),
    last_address: letter.lastAddress ?? null,
    created_at: now,
    waiting_since: letter.nextAttemptAt,
    next_attempt_at: letter.nextAttemptAt,
  }));
  const kept = await tables(db)
    .insertInto("letter")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return kept.map(({ id }) => id);
}

/** Locks a waiting letter until the transaction ends and gives it, or null when it does not wait any more. */
export async function lockWaitingLetter(transaction: Db, id: string) {
  const found = await tables(transaction)
    .selectFrom("letter")
    .select([
      "id",
      "kind",
      "person_id as personId",
      "locale",
      "payload",
      "last_address as lastAddress",
      "attempts",
      "created_at as createdAt",
      "waiting_since as waitingSince",
      "next_attempt_at as nextAttemptAt",
    ])
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

export async function updateAttempts(db: Db, id: string): Promise<void> {
  await tables(db)
    .updateTable("letter")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Marks a letter as sent, whatever its state has become meanwhile. */
export async function updateSent(db: Db, id: string, at: Date): Promise<void> {
  await tables(db)
    .updateTable("letter")
    .set({ state: "sent", sent_at: at, given_up_at: null, last_refusal: null, last_address: null })
    .where("id", "=", id)
    .where("state", "<>", "sent")
    .execute();
}

/** Stores why a letter was refused and when it is tried next; false when it does not wait any more. */
export async function updateRefused(db: Db, id: string, refusal: string, next: Date): Promise<boolean> {
  const updated = await tables(db)
    .updateTable("letter")
    .set({ last_refusal: refusal, next_attempt_at: next })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Gives a letter up; false when it does not wait any more. */
export async function updateGivenUp(db: Db, id: string, refusal: string, at: Date): Promise<boolean> {
  const updated = await tables(db)
    .updateTable("letter")
    .set({ state: "given-up", given_up_at: at, last_refusal: refusal, last_address: null })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export async function updateWithdrawn(db: Db, id: string): Promise<void> {
  await tables(db)
    .updateTable("letter")
    .set({ state: "withdrawn", last_address: null })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Withdraws the letters of these kinds that wait for a person: what they would say is not true any more. */
export async function withdrawLetters(db: Db, personId: number, kinds: readonly string[]): Promise<void> {
  await tables(db)
    .updateTable("letter")
    .set({ state: "withdrawn", last_address: null })
    .where("person_id", "=", personId)
    .where("kind", "in", kinds)
    .where("state", "=", "waiting")
    .execute();
}

/**
 * Holds the letters of a person that wait until the transaction ends. What sends a letter holds it before all else: whoever will
 * withdraw some begins with this, so that neither waits for the other for ever.
 */
export async function holdWaitingLetters(transaction: Db, personId: number): Promise<void> {
  await tables(transaction)
    .selectFrom("letter")
    .select("id")
    .where("person_id", "=", personId)
    .where("state", "=", "waiting")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Withdraws all letters of a person that wait to be sent, but for those of one area. */
export async function withdrawWaiting(db: Db, personId: number, but: string): Promise<void> {
  await tables(db)
    .updateTable("letter")
    .set({ state: "withdrawn", last_address: null })
    .where("person_id", "=", personId)
    .where("kind", "not like", `${but}%`)
    .where("state", "=", "waiting")
    .execute();
}

// Trying again would be refused again, until somebody has mended the address.
const forTheAddress = "last_refusal ~ '^(recipient-refused|address-)'";

/** Makes letters that were given up wait again: one, all, or all that another address would not have helped; gives their ids. */
export async function updateRetried(
  db: Db,
  which: { readonly id: string } | "all" | "all-but-addresses",
  now: Date,
): Promise<string[]> {
  const retried = await tables(db)
    .updateTable("letter")
    .set({
      state: "waiting",
      given_up_at: null,
      attempts: 0,
      last_refusal: null,
      waiting_since: now,
      next_attempt_at: now,
    })
    .where("state", "=", "given-up")
    .$if(typeof which === "object", (query) => query.where("id", "=", (which as { id: string }).id))
    .$if(which === "all-but-addresses", (query) =>
      query.where(sql<boolean>`coalesce(NOT ${sql.raw(forTheAddress)}, true)`),
    )
    .returning("id")
    .execute();
  return retried.map((letter) => letter.id);
}

/** Gives the ids of letters that are due but have no job that could send them: their jobs were lost, as in a restore. */
export async function listStrandedLetters(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT l.id FROM letter l
    WHERE l.state = 'waiting' AND (l.next_attempt_at <= ${now} OR l.created_at > ${now}) AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs j WHERE j.key = 'letter:' || l.id AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL))
    ORDER BY l.next_attempt_at LIMIT 1000`.execute(db);
  return rows.map(({ id }) => id);
}

/** Forgets letters that have ended and were asked for before this instant. */
export async function removeOldLetters(db: Db, before: Date): Promise<void> {
  await tables(db)
    .deleteFrom("letter")
    .where("state", "<>", "waiting")
    .where("waiting_since", "<", before)
    .execute();
}

/** Gives when the last letter of a kind that was never tried is to leave, or null when none waits. */
export async function findLastDeparture(db: Db, kind: string): Promise<Date | null> {
  const found = await tables(db)
    .selectFrom("letter")
    .select("next_attempt_at as at")
    .where("state", "=", "waiting")
    .where("kind", "=", kind)
    .where("attempts", "=", 0)
    .orderBy("next_attempt_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.at ?? null;
}

/** Counts the letters in each state. */
export async function countLetters(db: Db): Promise<Record<LetterState, number>> {
  const counted = await tables(db)
    .selectFrom("letter")
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const counts = { waiting: 0, sent: 0, "given-up": 0, withdrawn: 0 };
  for (const { state, count } of counted) counts[state] = count;
  return counts;
}

/** Gives the letters that somebody may have to look at: those given up and those refused so far, the latest first. */
export async function listTroubledLetters(db: Db, limit: number) {
  return tables(db)
    .selectFrom("letter")
    .select(["id", "kind", "state", "attempts", "last_refusal as lastRefusal", "created_at as createdAt"])
    .where((eb) =>
      eb.or([
        eb("state", "=", "given-up"),
        eb.and([eb("state", "=", "waiting"), eb("last_refusal", "is not", null)]),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

/** Gives what an act answers, and takes back all that it keeps in the transaction. */
export async function takenBack<Answer>(transaction: Db, act: () => Promise<Answer>): Promise<Answer> {
  await sql`SAVEPOINT only_tried`.execute(transaction);
  try {
    return await act();
  } finally {
    await sql`ROLLBACK TO SAVEPOINT only_tried`.execute(transaction);
  }
}
