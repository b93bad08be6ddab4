import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Connection, Db } from "../../db/connection/connect.ts";

// The key of the advisory lock: arbitrary, but the same in every process.
const importLock = 7_402_115_830;

// The lock is polled rather than awaited in the database, so that a waiting import can be interrupted.
const turnCheckMilliseconds = 250;

interface Turn {
  /** Which import it is: the versions of people that it makes name it. */
  readonly importId: string | null;
  /** Another import is running: this one waits for its end. */
  readonly onWait: () => void;
  readonly interruption: AbortSignal | undefined;
}

/**
 * Runs one import on a connection that holds the import lock: imports run one after the other. Null when it
 * was interrupted while it waited. Seen lines go to a temporary table, so that memory does not grow with a
 * file.
 */
export async function withImportSession<Result>(
  { db }: Connection,
  turn: Turn,
  work: (session: Db) => Promise<Result>,
): Promise<Result | null> {
  return db.connection().execute(async (session) => {
    if (!(await waitForTurn(session, turn))) return null;
    try {
      await noteBeginning(session);
      await sql`SELECT set_config('ribambelle.import', ${turn.importId ?? ""}, false)`.execute(session);
      await sql`CREATE TEMPORARY TABLE import_line (key text PRIMARY KEY, line integer NOT NULL)`.execute(
        session,
      );
      await sql`CREATE TEMPORARY TABLE import_told (
        person_id integer, kind text, count integer NOT NULL, notification_id bigint NOT NULL, by_letter boolean NOT NULL,
        PRIMARY KEY (person_id, kind)
      )`.execute(session);
      return await work(session);
    } finally {
      await sql`SELECT set_config('ribambelle.import', '', false)`.execute(session);
      await sql`DROP TABLE IF EXISTS pg_temp.import_line, pg_temp.import_told, pg_temp.import_beginning`.execute(
        session,
      );
      await endTurn(session);
    }
  });
}

/** Has tables looked at anew that a transaction made much larger than they were known to be: how they are read depends on it. */
export async function lookAtGrowth(transaction: Db): Promise<void> {
  await sql`SELECT look_at_growth()`.execute(transaction);
}

async function noteBeginning(session: Db): Promise<void> {
  await sql`CREATE TEMPORARY TABLE import_beginning AS SELECT clock_timestamp() AS at`.execute(session);
}

/** Gives when this import began, by the database's clock. */
export async function getBeginning(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT at FROM pg_temp.import_beginning`.execute(db);
  return rows[0]?.at ?? new Date(0);
}

async function waitForTurn(session: Db, { onWait, interruption }: Turn): Promise<boolean> {
  for (let waits = 0; !interruption?.aborted; waits++) {
    if (await isFree(session)) return true;
    if (waits === 0) onWait();
    await setTimeout(turnCheckMilliseconds, undefined, { signal: interruption }).catch(() => {});
  }
  return false;
}

async function isFree(session: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`SELECT pg_try_advisory_lock(${importLock}) AS free`.execute(
    session,
  );
  return rows[0]?.free ?? false;
}

async function endTurn(session: Db): Promise<void> {
  await sql`SELECT pg_advisory_unlock(${importLock})`.execute(session);
}

/** Removes the lines of the previous file. */
export async function forgetLines(db: Db): Promise<void> {
  await sql`TRUNCATE pg_temp.import_line`.execute(db);
}

/** Stores the keys of lines; gives, for each line that repeats an earlier one, the number of that one. */
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

/** What a person was told by this import: of how many things of a kind, in which notification, and whether by letter too. */
export interface ToldPerson {
  readonly personId: number;
  readonly kind: string;
  readonly count: number;
  readonly notificationId: number;
  readonly byLetter: boolean;
}

/** Gives what this import has told these people so far. */
export async function listTold(db: Db, personIds: readonly number[]): Promise<ToldPerson[]> {
  const { rows } = await sql<ToldPerson>`SELECT person_id AS "personId", kind, count,
    notification_id AS "notificationId", by_letter AS "byLetter" FROM pg_temp.import_told WHERE person_id = ANY(${personIds})`.execute(
    db,
  );
  return rows;
}

/** Notes what people were told, in the transaction that tells them. */
export async function noteTold(db: Db, told: readonly ToldPerson[]): Promise<void> {
  if (told.length === 0) return;
  await sql`INSERT INTO pg_temp.import_told
    SELECT * FROM json_to_recordset(${JSON.stringify(told)}::json)
      AS t("personId" integer, kind text, count integer, "notificationId" bigint, "byLetter" boolean)
    ON CONFLICT (person_id, kind) DO UPDATE SET count = excluded.count, by_letter = excluded.by_letter`.execute(
    db,
  );
}
