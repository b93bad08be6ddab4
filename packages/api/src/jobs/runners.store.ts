import type pg from "pg";

/**
 * Stores the heartbeat of a job runner, and unlocks the jobs of runners without a heartbeat for a minute:
 * they were killed. A runner that was itself cut off within that minute unlocks nothing: the others may have
 * been cut off too, and still be working.
 */
export async function beat(pool: pg.Pool, runnerId: string): Promise<void> {
  await pool.query(
    `INSERT INTO job_runner (id, since, seen_at) VALUES ($1, now(), now()) ON CONFLICT (id) DO UPDATE SET
      seen_at = now(),
      since = CASE WHEN job_runner.seen_at < now() - interval '30 seconds' THEN now() ELSE job_runner.since END`,
    [runnerId],
  );
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT j.locked_by)) FROM graphile_worker.jobs j
    WHERE j.locked_at < now() - interval '1 minute'
      AND NOT EXISTS (SELECT FROM job_runner r WHERE r.id = j.locked_by AND r.seen_at > now() - interval '1 minute')
      AND EXISTS (SELECT FROM job_runner r WHERE r.id = $1 AND r.since < now() - interval '1 minute')
    HAVING count(*) > 0`,
    [runnerId],
  );
  await pool.query("DELETE FROM job_runner WHERE seen_at < now() - interval '1 day'");
}

/** Removes a runner that has stopped from the list. */
export async function removeRunner(pool: pg.Pool, runnerId: string): Promise<void> {
  await pool.query("DELETE FROM job_runner WHERE id = $1", [runnerId]);
}
