import type { ReadingCategory, ReadingDemand } from "@ribambelle/domain/readings/reading";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Queryable } from "../../db/connection/sharedReadConnection.ts";

/** A document of which somebody is a recipient, as it is kept; the marks are of its present version. */
export interface KeptReading {
  readonly id: string;
  readonly titleFr: string;
  readonly titleEn: string | null;
  readonly category: ReadingCategory;
  readonly demand: ReadingDemand;
  readonly publishedDate: string;
  readonly deadline: string | null;
  readonly version: number;
  readonly pageCount: number;
  readonly byteCount: number;
  readonly openedAt: Date | null;
  readonly readAt: Date | null;
  readonly confirmedAt: Date | null;
}

const columns = `r.id, r.title_fr AS "titleFr", r.title_en AS "titleEn", r.category, r.demand,
  r.published_date AS "publishedDate", own.deadline, r.version, r.page_count AS "pageCount", r.byte_count AS "byteCount",
  own.opened_at AS "openedAt", own.read_at AS "readAt", own.confirmed_at AS "confirmedAt"`;
const ofPerson = `FROM reading_recipient own JOIN reading r ON r.id = own.reading_id AND NOT r.is_withdrawn
  WHERE own.person_id = $1`;

// Named, hence prepared once a connection.
const list = { name: "my-readings", text: `SELECT ${columns} ${ofPerson}` };
const one = { name: "my-reading", text: `SELECT ${columns} ${ofPerson} AND r.id = $2` };

/** Gives the documents of which a person is a recipient, in no order; withdrawn ones are not among them. */
export async function listReadingsOf(reading: Queryable, personId: number): Promise<KeptReading[]> {
  return (await reading.query<KeptReading & Row>({ ...list, values: [personId] })).rows;
}

/** Gives a document of which a person is a recipient; null otherwise. */
export async function findReadingOf(
  reading: Queryable,
  personId: number,
  id: string,
): Promise<KeptReading | null> {
  return (await reading.query<KeptReading & Row>({ ...one, values: [personId, id] })).rows[0] ?? null;
}
type Row = Record<string, unknown>;

/** Gives the file of a document of which a person is a recipient; null otherwise. */
export async function findReadingFile(db: Db, personId: number, id: string) {
  const { rows } = await sql<{ title: string; fileKey: string; byteCount: number; sha256: Buffer }>`
    SELECT r.title_fr AS title, r.file_key AS "fileKey", r.byte_count AS "byteCount", r.sha256
    FROM reading_recipient own JOIN reading r ON r.id = own.reading_id AND NOT r.is_withdrawn
    WHERE own.person_id = ${personId} AND r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Gives what a letter says of a document to its recipient; null when it is withdrawn, or done. */
export async function findReadingToTell(db: Db, personId: number, id: string) {
  const { rows } = await sql<{ titleFr: string; titleEn: string | null; deadline: string | null }>`
    SELECT r.title_fr AS "titleFr", r.title_en AS "titleEn", own.deadline
    FROM reading_recipient own JOIN reading r ON r.id = own.reading_id AND NOT r.is_withdrawn
    WHERE own.person_id = ${personId} AND r.id = ${id} AND own.read_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** What stands about a document and its recipient. */
export interface HeldReading {
  readonly version: number;
  readonly demand: ReadingDemand;
  readonly pageCount: number;
  readonly openedAt: Date | null;
  readonly readAt: Date | null;
  readonly confirmedAt: Date | null;
}

/** Locks a document and its recipient until the transaction ends; null when they are not its recipient. */
export async function lockReading(
  transaction: Db,
  personId: number,
  id: string,
): Promise<HeldReading | null> {
  const { rows } = await sql<HeldReading>`
    SELECT r.version, r.demand, r.page_count AS "pageCount", own.opened_at AS "openedAt", own.read_at AS "readAt",
      own.confirmed_at AS "confirmedAt"
    FROM reading_recipient own JOIN reading r ON r.id = own.reading_id AND NOT r.is_withdrawn
    WHERE own.person_id = ${personId} AND r.id = ${id} FOR UPDATE OF own FOR SHARE OF r`.execute(transaction);
  return rows[0] ?? null;
}

/** A mark of a recipient: what they did with the present version, when, from where and by which browser. */
export interface Mark {
  readonly personId: number;
  readonly id: string;
  readonly mark: "opened" | "read" | "confirmed";
  readonly how: "pages" | "download" | null;
  readonly at: Date;
  readonly address: string;
  readonly browser: string;
}

/** Keeps a mark and its proof; the second of a kind changes nothing. */
export async function insertMark(
  db: Db,
  { personId, id, mark, how, at, address, browser }: Mark,
): Promise<void> {
  const column = sql.ref(`${mark}_at`);
  await sql`WITH marked AS (
      UPDATE reading_recipient own SET ${column} = ${at} FROM reading r
      WHERE r.id = own.reading_id AND NOT r.is_withdrawn AND own.person_id = ${personId} AND own.reading_id = ${id}
        AND own.${column} IS NULL
      RETURNING r.id, r.version, r.sha256
    )
    INSERT INTO reading_proof (reading_id, version, person_id, mark, how, at, sha256, address, browser)
    SELECT id, version, ${personId}, ${mark}, ${how}, ${at}, sha256, ${address}, ${browser} FROM marked
    ON CONFLICT ON CONSTRAINT one_proof_per_mark DO NOTHING`.execute(db);
}
