import { Logger, parseCronItems, type Runner, run, runMigrations, type TaskList } from "graphile-worker";
import type pg from "pg";
import type { Logger as Log } from "pino";
import { releaseAbandonedJobs } from "./jobs.store.ts";
import { patientPool } from "./patientPool.ts";

/** A task's own work, by the name under which it is added. */
export type Tasks = Readonly<Record<string, (payload: unknown, job: { id: string }) => Promise<void>>>;

/** A task that also runs at set times (crontab pattern, UTC). */
export interface Routine {
  readonly task: string;
  readonly pattern: string;
}

const quiet = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === "error") log.error({ message }, "job");
    else log.debug({ message }, "job");
  });

// graphile-worker by itself would leave the jobs of a killed process alone for four hours.
const releaseTask = "jobs.release-abandoned";
const everyFiveMinutes: Routine = { task: releaseTask, pattern: "*/5 * * * *" };

/** Brings the job tables up to date. */
export async function migrateJobs(pool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet(log) });
}

/** Runs jobs in this process until `stop()`, which lets what runs finish. */
export async function runJobs(
  pool: pg.Pool,
  tasks: Tasks,
  routines: readonly Routine[],
  log: Log,
): Promise<Runner> {
  const all: Tasks = { ...tasks, [releaseTask]: () => releaseAbandonedJobs(pool) };
  const taskList: TaskList = Object.fromEntries(
    Object.entries(all).map(([name, work]) => [
      name,
      async (payload, helpers) => {
        await work(payload, { id: String(helpers.job.id) });
      },
    ]),
  );
  await releaseAbandonedJobs(pool);
  return run({
    pgPool: patientPool(pool),
    taskList,
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: quiet(log),
    parsedCronItems: parseCronItems(
      [...routines, everyFiveMinutes].map(({ task, pattern }) => ({
        task,
        match: pattern,
        options: { backfillPeriod: 0 },
      })),
    ),
  });
}
