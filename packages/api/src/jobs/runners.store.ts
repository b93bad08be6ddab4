import type pg from "pg";

/**
 * Says that a runner of jobs lives, and lets go of the jobs whose runner has not been heard of for a minute: it was killed.
 * Who was cut off itself within that minute judges nobody: the others were perhaps cut off too, and work on.
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

/** Takes a runner that has stopped out of the list. */
export async function removeRunner(pool: pg.Pool, runnerId: string): Promise<void> {
  await pool.query("DELETE FROM job_runner WHERE id = $1", [runnerId]);
}
