import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { IsSeen } from "../../../importing/absent.ts";

/** One line of a complete export, by its key. */
export interface SeenLine {
  readonly reference: string;
  /**
   * Undefined when the start date of a refused line is unreadable: it then counts for all contracts of the
   * reference.
   */
  readonly startDate?: string | null | undefined;
}

/** Creates the temporary table of what a complete export names: memory does not grow with the export. */
export async function openSeen(db: Db): Promise<void> {
  await sql`CREATE TEMPORARY TABLE import_seen (
    file text NOT NULL, reference text NOT NULL, start_date date, is_any_start boolean NOT NULL)`.execute(db);
}

export async function closeSeen(db: Db): Promise<void> {
  await sql`DROP TABLE IF EXISTS pg_temp.import_seen`.execute(db);
}

/** Stores what lines of one file name. */
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

/** Indexes what was stored; call it after the last `noteSeen`. */
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
