import { readingAudiences } from "@ribambelle/domain/readings/reading";
import type { ImportedReading } from "@ribambelle/domain/readings/readings.file";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { hasContracts } from "../contracts/index.ts";

/** What an import says of a document, beside its file. */
export type GivenReading = Omit<ImportedReading, "fileName">;

/** The file of a document in the store. */
export interface ReadingFile {
  readonly fileKey: string;
  readonly byteCount: number;
  readonly sha256: Buffer;
  readonly pageCount: number;
}

export type StoredReading = GivenReading & ReadingFile & { readonly id: string; readonly version: number };

/** Gives the document of a reference, locked until the transaction ends; null when there is none. */
export async function lockReadingByReference(db: Db, reference: string): Promise<StoredReading | null> {
  const { rows } = await sql<StoredReading>`
    SELECT id, reference, version, title_fr AS "titleFr", title_en AS "titleEn", category, demand,
      published_date AS "publishedDate", deadline, days_to_read AS "daysToRead", audience, is_withdrawn AS "isWithdrawn",
      file_key AS "fileKey", byte_count AS "byteCount", sha256, page_count AS "pageCount"
    FROM reading WHERE reference = ${reference} FOR UPDATE`.execute(db);
  return rows[0] ?? null;
}

/** Keeps a document in place of the one of its reference. */
export async function saveReading(db: Db, one: StoredReading): Promise<void> {
  await sql`INSERT INTO reading (id, reference, version, title_fr, title_en, category, demand, published_date, deadline,
      days_to_read, audience, is_withdrawn, file_key, byte_count, sha256, page_count)
    VALUES (${one.id}, ${one.reference}, ${one.version}, ${one.titleFr}, ${one.titleEn}, ${one.category}, ${one.demand},
      ${one.publishedDate}, ${one.deadline}, ${one.daysToRead}, ${one.audience}, ${one.isWithdrawn}, ${one.fileKey},
      ${one.byteCount}, ${one.sha256}, ${one.pageCount})
    ON CONFLICT ON CONSTRAINT one_reading_per_reference DO UPDATE SET version = excluded.version,
      title_fr = excluded.title_fr, title_en = excluded.title_en, category = excluded.category, demand = excluded.demand,
      published_date = excluded.published_date, deadline = excluded.deadline, days_to_read = excluded.days_to_read,
      audience = excluded.audience, is_withdrawn = excluded.is_withdrawn, file_key = excluded.file_key,
      byte_count = excluded.byte_count, sha256 = excluded.sha256, page_count = excluded.page_count`.execute(
    db,
  );
}

/** A recipient, and the day until which they are to read. */
export interface Recipient {
  readonly personId: number;
  readonly deadline: string | null;
}

/** Gives the recipients of a document. */
export async function listRecipients(db: Db, id: string): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`SELECT person_id AS "personId", deadline FROM reading_recipient
    WHERE reading_id = ${id}`.execute(db);
  return rows;
}

/** Lets every recipient begin again with another version; what they proved of the former one, and when they were reminded, stays. */
export async function forgetMarks(db: Db, id: string): Promise<void> {
  await sql`UPDATE reading_recipient SET opened_at = NULL, read_at = NULL, confirmed_at = NULL,
    reminders = 0 WHERE reading_id = ${id}`.execute(db);
}

/** Corrects the deadline of the recipients who had the document's own. */
export async function updateDeadline(
  db: Db,
  id: string,
  from: string | null,
  to: string | null,
): Promise<void> {
  await sql`UPDATE reading_recipient SET deadline = ${to}
    WHERE reading_id = ${id} AND deadline IS NOT DISTINCT FROM ${from}`.execute(db);
}

const { Everyone, WithContract } = readingAudiences.numbers;

/** Which documents and people are looked at: one document and everybody, or all documents and some people. */
export type Followed = { readonly id: string } | { readonly references: readonly string[] };

// Who is there when a document comes has its deadline.
const fromTheStart = (today: string) => sql`coalesce(r.deadline, ${today}::date + r.days_to_read)`;
// Who arrives later has the days that it gives them, if it does; who arrives after its deadline has none.
const fromArrival = (
  today: string,
) => sql`CASE WHEN r.days_to_read IS NOT NULL THEN ${today}::date + r.days_to_read
  WHEN r.deadline >= ${today}::date THEN r.deadline END`;

/** Makes recipients of the active babysitters whom a document is for and who are none yet (READING-14); gives them. */
export async function insertFollowed(
  db: Db,
  followed: Followed,
  today: string,
  since: "start" | "arrival",
): Promise<Recipient[]> {
  const which =
    "id" in followed
      ? sql`r.id = ${followed.id}`
      : sql`p.agency_reference = ANY(${followed.references}) AND NOT r.is_withdrawn`;
  const isFor = sql`(r.audience = ${Everyone}
    OR r.audience = ${WithContract} AND ${hasContracts(sql.ref("p.id"))})`;
  const deadline = since === "start" ? fromTheStart(today) : fromArrival(today);
  return inserted(db, sql`${which} AND ${isFor}`, today, deadline);
}

/** Makes an active babysitter a recipient of a document, unless they are one; gives them when they were not. */
export const insertNamed = (db: Db, id: string, personId: number, today: string): Promise<Recipient[]> =>
  inserted(db, sql`r.id = ${id} AND p.id = ${personId}`, today, fromTheStart(today));

async function inserted(
  db: Db,
  which: RawBuilder<unknown>,
  today: string,
  deadline: RawBuilder<unknown>,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    INSERT INTO reading_recipient (reading_id, person_id, added_on, deadline)
    SELECT r.id, p.id, ${today}::date, ${deadline}
    FROM reading r JOIN person p ON p.role = 'BabySitter' AND p.deactivated_at IS NULL WHERE ${which}
    ON CONFLICT ON CONSTRAINT one_recipient_per_reading_and_person DO NOTHING
    RETURNING person_id AS "personId", deadline`.execute(db);
  return rows;
}
