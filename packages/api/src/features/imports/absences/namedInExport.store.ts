import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** One line of a complete export, by what tells it from others. */
export interface SeenLine {
  readonly reference: string;
  /** Undefined when the line is refused and its start cannot be told: it stands for every contract of its reference. */
  readonly startDate?: string | null | undefined;
}

/** Says whether a file of the export names this reference, or this reference with this start. */
export type IsSeen = (reference: RawBuilder<unknown>, startDate?: RawBuilder<unknown>) => RawBuilder<boolean>;

/** Makes room to note what a complete export names; in the database, so that memory does not grow with it. */
export async function openSeen(db: Db): Promise<void> {
  await sql`CREATE TEMPORARY TABLE import_seen (
    file text NOT NULL, reference text NOT NULL, start_date date, is_any_start boolean NOT NULL)`.execute(db);
}

export async function closeSeen(db: Db): Promise<void> {
  await sql`DROP TABLE IF EXISTS pg_temp.import_seen`.execute(db);
}

/** Notes what lines of one file name. */
export async function noteSeen(db: Db, file: string, lines: readonly SeenLine[]): Promise<void> {
  const rows = lines.map(({ reference, startDate }) => ({
    reference,
    startDate: startDate ?? null,
    isAny: startDate === undefined,
  }));
  await sql`INSERT INTO pg_temp.import_seen
    SELECT ${file}, reference, "startDate", "isAny"
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS g(reference text, "startDate" date, "isAny" boolean)`.execute(db);
}

/** Prepares the search among what was noted; nothing is noted after. */
export async function sealSeen(db: Db): Promise<void> {
  await sql`CREATE INDEX ON pg_temp.import_seen (reference, file)`.execute(db);
  await sql`ANALYZE pg_temp.import_seen`.execute(db);
}

export const seenIn =
  (file: string): IsSeen =>
  (reference, startDate) =>
    sql<boolean>`EXISTS (
    SELECT FROM pg_temp.import_seen s WHERE s.file = ${file} AND s.reference = ${reference}
      ${startDate ? sql`AND (s.is_any_start OR s.start_date IS NOT DISTINCT FROM ${startDate})` : sql``})`;
