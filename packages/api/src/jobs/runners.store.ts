import type pg from "pg";

/**
 * Stores the heartbeat of a job runner, and unlocks the jobs of runners without a heartbeat for a minute:
 * they were killed. While for a minute no runner at all was heard of without a gap, nothing is unlocked: the others may
 * have been cut off too, and still be working. A new runner goes on where another has just been heard of, so that
 * restarts oftener than once a minute hold nothing for ever.
 */
export async function beat(pool: pg.Pool, runnerId: string): Promise<void> {
  await pool.query(
    `INSERT INTO job_runner (id, since, seen_at)
    VALUES ($1, coalesce((SELECT min(since) FROM job_runner WHERE seen_at > now() - interval '30 seconds'), now()), now())
    ON CONFLICT (id) DO UPDATE SET
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

/**
 * Unlocks every job, unless another process is connected to the database: whoever held them was killed. For the start of
 * a process, before its runners; `ribambelle-…` is the name that each gives its connections.
 */
export async function releaseJobsOfNobody(pool: pg.Pool): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT j.locked_by)) FROM graphile_worker.jobs j
    WHERE j.locked_by IS NOT NULL AND current_setting('application_name') LIKE 'ribambelle-%'
      AND NOT EXISTS (SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND usename = session_user AND pid <> pg_backend_pid()
          AND application_name IS DISTINCT FROM current_setting('application_name'))
    HAVING count(*) > 0`,
  );
}

/** Removes a runner that has stopped from the list. */
export async function removeRunner(pool: pg.Pool, runnerId: string): Promise<void> {
  await pool.query("DELETE FROM job_runner WHERE id = $1", [runnerId]);
}
