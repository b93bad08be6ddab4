import { sql } from "kysely";
import type { Connection, Db } from "../../db/connect.ts";

// Any number, the same in every process.
const importLock = 7_402_115_830;

/**
 * Gives one connection to the work of one import; imports take turns, `onWait` hears when another one runs.
 * The lines that were seen are noted in a temporary table, so that memory does not grow with a file.
 */
export async function withImportSession<Result>(
  { db }: Connection,
  onWait: () => void,
  work: (session: Db) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{ free: boolean }>`SELECT pg_try_advisory_lock(${importLock}) AS free`.execute(
      session,
    );
    if (!rows[0]?.free) {
      onWait();
      await sql`SELECT pg_advisory_lock(${importLock})`.execute(session);
    }
    try {
      await sql`CREATE TEMPORARY TABLE import_line (key text PRIMARY KEY, line integer NOT NULL)`.execute(
        session,
      );
      return await work(session);
    } finally {
      await sql`DROP TABLE IF EXISTS pg_temp.import_line`.execute(session);
      await sql`SELECT pg_advisory_unlock(${importLock})`.execute(session);
    }
  });
}

/** Forgets the lines of the file before. */
export async function forgetLines(db: Db): Promise<void> {
  await sql`TRUNCATE pg_temp.import_line`.execute(db);
}

/** Notes lines by what recognises them; gives, for each that repeats an earlier line, the number of that one. */
export async function noteLines(
  db: Db,
  lines: readonly { readonly key: string; readonly line: number }[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ line: number; first: number }>`
    WITH given AS (
      SELECT *, min(line) OVER (PARTITION BY key) AS first
      FROM json_to_recordset(${JSON.stringify(lines)}::json) AS g(key text, line integer)
    ), noted AS (
      INSERT INTO pg_temp.import_line SELECT key, line FROM given WHERE line = first
      ON CONFLICT DO NOTHING RETURNING line
    )
    SELECT g.line, coalesce(earlier.line, g.first) AS first
    FROM given g LEFT JOIN pg_temp.import_line earlier USING (key)
    WHERE NOT EXISTS (SELECT FROM noted n WHERE n.line = g.line)`.execute(db);
  return new Map(rows.map(({ line, first }) => [line, first]));
}
