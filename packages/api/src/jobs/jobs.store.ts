import { sql } from "kysely";
import type { Db } from "../db/connect.ts";

/** Adds a job in the transaction that causes it: it runs after the commit, or never (stack.md, Jobs). */
export async function addJob(db: Db, task: string, payload: object, maxAttempts = 25): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json, max_attempts := ${maxAttempts}::int)`.execute(
    db,
  );
}
