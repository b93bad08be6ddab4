import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../../db/connection/connect.ts";

export interface WaitingJob {
  readonly attempts: number;
  readonly isRunning: boolean;
  readonly lastError: string | null;
}

/** Gives the jobs that are not done, oldest first. */
export async function listJobs(db: Db): Promise<WaitingJob[]> {
  const { rows } = await sql<WaitingJob>`
    SELECT attempts, locked_by IS NOT NULL AS "isRunning", last_error AS "lastError"
    FROM graphile_worker._private_jobs ORDER BY id`.execute(db);
  return rows;
}

/** Makes the next attempt of every job that waits for one due now, and says so to who runs jobs. */
export async function hurryJobs(db: Db): Promise<void> {
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_by IS NULL`.execute(db);
  await sql`SELECT pg_notify('jobs:insert', '{"count":2}')`.execute(db);
}

/** Makes every job one that this runner took up two minutes ago. */
export async function lockJobs(db: Db, runnerId: string): Promise<void> {
  await sql`UPDATE graphile_worker._private_jobs
    SET attempts = 1, locked_by = ${runnerId}, locked_at = now() - interval '2 minutes'`.execute(db);
}

/** Gives the names of the tasks that run at set times. */
export async function listRoutines(db: Db): Promise<string[]> {
  const { rows } = await sql<{ identifier: string }>`
    SELECT identifier FROM graphile_worker._private_known_crontabs`.execute(db);
  return rows.map(({ identifier }) => identifier);
}

/** Locks what the timetable of routines is kept in, in a transaction of that client. */
export async function lockTimetable(client: pg.ClientBase): Promise<void> {
  await client.query("BEGIN; LOCK TABLE graphile_worker._private_known_crontabs");
}

/** True when somebody waits for that lock. */
export async function isTimetableAwaited(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    "SELECT FROM pg_locks WHERE relation = 'graphile_worker._private_known_crontabs'::regclass AND NOT granted",
  );
  return rowCount !== 0;
}
