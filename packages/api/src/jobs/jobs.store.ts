import { sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";

/** Adds a job in the transaction that causes it: it runs after the commit, or never (stack.md, Jobs). */
export async function addJob(db: Db, task: string, payload: object, maxAttempts = 25): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json, max_attempts := ${maxAttempts}::int)`.execute(
    db,
  );
}

/** Adds jobs that run after a delay; of two with the same key the later replaces the one that waits. */
export async function addDelayedJobs(
  db: Db,
  task: string,
  jobs: readonly { key: string; payload: object; seconds: number }[],
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`SELECT graphile_worker.add_job(${task}, payload := j.payload, job_key := j.key, run_at := now() + make_interval(secs => j.seconds))
    FROM json_to_recordset(${JSON.stringify(jobs)}::json) AS j(key text, payload json, seconds double precision)`.execute(
    db,
  );
}
