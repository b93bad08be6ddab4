import { readingDemands } from "@ribambelle/domain/readings/reading";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

const { Reading, Confirmation } = readingDemands.numbers;

/** The letter that recalls documents to read. */
export const reminderKind = "readings.reminder";

// What is asked of a recipient and not done, of a document that is still given.
const undone = sql`NOT r.is_withdrawn AND own.confirmed_at IS NULL
  AND (r.demand = ${sql.lit(Confirmation)} OR r.demand = ${sql.lit(Reading)} AND own.read_at IS NULL)`;

/** Of which deadlines people are reminded, on which Paris day, at which instant; nobody who was since `notSince`. */
export interface Reminding {
  readonly deadlines: readonly string[];
  readonly today: string;
  readonly now: Date;
  readonly notSince: Date;
}

// Whoever was given a document today has just heard of it. A reminder that was held up counts from when it left.
const due = ({ deadlines, today, notSince }: Reminding) => sql`${undone}
  AND own.deadline = ANY(${deadlines}::date[]) AND own.added_on < ${today}::date
  AND NOT EXISTS (SELECT FROM reading_recipient other
    WHERE other.person_id = own.person_id AND other.last_reminded_at > ${notSince})
  AND NOT EXISTS (SELECT FROM letter l
    WHERE l.person_id = own.person_id AND l.kind = ${reminderKind} AND l.sent_at > ${notSince})`;

/** Locks the next people, by their ids, who may be to be reminded; those whom another process holds are left to it. */
export async function lockPeopleToRemind(
  transaction: Db,
  reminding: Reminding,
  after: number,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM person p
    WHERE p.id > ${after} AND p.deactivated_at IS NULL AND p.id IN (
      SELECT own.person_id FROM reading_recipient own JOIN reading r ON r.id = own.reading_id WHERE ${due(reminding)})
    ORDER BY p.id LIMIT ${most} FOR NO KEY UPDATE OF p SKIP LOCKED`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Somebody, and the documents that they are reminded of now. */
export interface ToRemind {
  readonly personId: number;
  readonly ids: readonly string[];
}

/**
 * Notes that people are reminded now, and gives of what. They must be locked, by a statement before this one: it then sees what
 * another process noted meanwhile.
 */
export async function takeToRemind(
  transaction: Db,
  reminding: Reminding,
  personIds: readonly number[],
): Promise<ToRemind[]> {
  const { rows } = await sql<ToRemind>`
    WITH reminded AS (
      UPDATE reading_recipient own SET last_reminded_at = ${reminding.now}, reminders = own.reminders + 1
      FROM reading r WHERE r.id = own.reading_id AND own.person_id = ANY(${personIds}) AND ${due(reminding)}
      RETURNING own.person_id, own.reading_id
    )
    SELECT person_id AS "personId", array_agg(reading_id ORDER BY reading_id) AS ids
    FROM reminded GROUP BY person_id ORDER BY person_id`.execute(transaction);
  return rows;
}

/** What a reminder says of a document. */
export interface RecalledReading {
  readonly id: string;
  readonly titleFr: string;
  readonly titleEn: string | null;
  readonly isToConfirm: boolean;
  readonly deadline: string;
}

/** Gives which of these documents a recipient has still not done, the earliest deadline first. */
export async function listStillToDo(
  db: Db,
  personId: number,
  ids: readonly string[],
): Promise<RecalledReading[]> {
  const { rows } = await sql<RecalledReading>`
    SELECT r.id, r.title_fr AS "titleFr", r.title_en AS "titleEn", r.demand = ${Confirmation} AS "isToConfirm", own.deadline
    FROM reading_recipient own JOIN reading r ON r.id = own.reading_id
    WHERE own.person_id = ${personId} AND r.id = ANY(${ids}) AND own.deadline IS NOT NULL AND ${undone}
    ORDER BY own.deadline, r.title_fr, r.id`.execute(db);
  return rows;
}
