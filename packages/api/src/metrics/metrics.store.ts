import { sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";

/**
 * Limits each later statement of the transaction to a second. A pooler would refuse a setting of the
 * connection.
 */
export async function limitStatements(transaction: Db): Promise<void> {
  await sql`SET LOCAL statement_timeout = 1000`.execute(transaction);
}

/** How many jobs of one task stand in each state. */
export interface TaskCounts {
  readonly task: string;
  readonly waiting: number;
  /** Failed at least once, and waiting to be tried again. */
  readonly retrying: number;
  readonly running: number;
  /** Given up: nobody tries them again. */
  readonly failed: number;
}

/** Counts the jobs that are not done, by task. */
export async function countJobs(db: Db): Promise<TaskCounts[]> {
  const { rows } = await sql<TaskCounts>`
    SELECT task_identifier AS task,
      count(*) FILTER (WHERE locked_at IS NULL AND attempts = 0) AS waiting,
      count(*) FILTER (WHERE locked_at IS NULL AND attempts BETWEEN 1 AND max_attempts - 1) AS retrying,
      count(*) FILTER (WHERE locked_at IS NOT NULL) AS running,
      count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts AND attempts > 0) AS failed
    FROM graphile_worker.jobs GROUP BY task_identifier ORDER BY task_identifier`.execute(db);
  return rows;
}

/** Gives for how many seconds the most overdue job has been due; 0 when none is. */
export async function longestWaitForJob(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::float8 AS seconds FROM graphile_worker.jobs
    WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** How the backups stand that the portal makes by itself. */
export interface BackupsState {
  /** Seconds since the last whole one; null while there is none. */
  readonly age: number | null;
  /** Files that were missing or changed in it. */
  readonly faults: number;
  /** True when the last one that was due could not be made. */
  readonly failed: boolean;
}

/** Gives how the backups stand. */
export async function getBackupsState(db: Db): Promise<BackupsState> {
  const { rows } = await sql<BackupsState>`
    SELECT extract(epoch FROM now() - whole.tried_at)::float8 AS age, coalesce(whole.file_faults, 0) AS faults,
      coalesce(latest.problem IS NOT NULL, false) AS failed
    FROM (SELECT 1) one
    LEFT JOIN LATERAL (SELECT problem FROM backup_run ORDER BY due DESC LIMIT 1) latest ON true
    LEFT JOIN LATERAL (
      SELECT tried_at, file_faults FROM backup_run WHERE problem IS NULL ORDER BY due DESC LIMIT 1) whole ON true`.execute(
    db,
  );
  return rows[0] ?? { age: null, faults: 0, failed: false };
}
