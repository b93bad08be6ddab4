import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../db/connect.ts";

/** Adds a job in the transaction that causes it: it runs after the commit, or never (stack.md, Jobs). */
export async function addJob(db: Db, task: string, payload: object, maxAttempts = 25): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json, max_attempts := ${maxAttempts}::int)`.execute(
    db,
  );
}

/** Lets go of the jobs that were taken more than ten minutes ago: none takes that long, so who ran them was killed. */
export async function releaseAbandonedJobs(pool: pg.Pool): Promise<void> {
  await pool.query(`SELECT graphile_worker.force_unlock_workers(ARRAY(
    SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_at < now() - interval '10 minutes'))`);
}
