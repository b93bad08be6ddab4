import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../db/connection/connect.ts";

// The key of the advisory lock: arbitrary, but the same in every process, and below 2^32.
const removalLock = 1_402_115_831;

/**
 * Keeps files from being removed until `resumeRemovals`, or until this connection ends, however that happens. Several
 * connections may do so at once. Call it before the snapshot whose files are to stay.
 */
export async function pauseRemovals(client: pg.ClientBase): Promise<void> {
  await client.query("SELECT pg_advisory_lock_shared($1)", [removalLock]);
}

/** Lets files be removed again, as far as this connection is concerned. */
export async function resumeRemovals(client: pg.ClientBase): Promise<void> {
  await client.query("SELECT pg_advisory_unlock_shared($1)", [removalLock]);
}

/** True while a connection keeps files from being removed. */
export async function areRemovalsPaused(db: Db): Promise<boolean> {
  const { rows } = await sql<{ paused: boolean }>`SELECT EXISTS (SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND classid = 0 AND objid = ${removalLock}
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS paused`.execute(db);
  return rows[0]?.paused ?? false;
}
