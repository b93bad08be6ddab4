import { EventEmitter } from "node:events";
import {
  Logger,
  parseCronItems,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type pg from "pg";
import type { Logger as Log } from "pino";
import { patientPool } from "./patientPool.ts";
import { beat, removeRunner } from "./runners.store.ts";

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

/** Jobs that run in this process. */
export interface RunningJobs {
  /** Lets what runs finish. */
  stop(): Promise<void>;
  /** Says that this process lives, and takes up the jobs of those that do not (`runners.store.ts`); done every ten seconds. */
  beat(): Promise<void>;
}

// graphile-worker by itself would leave the jobs of a killed process alone for four hours.
const beatMs = 10_000;

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
): Promise<RunningJobs> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [
      name,
      async (payload, helpers) => {
        await work(payload, { id: String(helpers.job.id) });
      },
    ]),
  );
  const events: WorkerEvents = new EventEmitter();
  const { promise: named, resolve: name } = Promise.withResolvers<string>();
  events.on("pool:create", ({ workerPool }) => name(workerPool.id));
  const runner = await run({
    pgPool: patientPool(pool),
    taskList,
    events,
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: quiet(log),
    parsedCronItems: parseCronItems(
      routines.map(({ task, pattern }) => ({ task, match: pattern, options: { backfillPeriod: 0 } })),
    ),
  });
  const runnerId = await named;
  const heart = startHeart(pool, runnerId, log);
  return {
    beat: () => beat(pool, runnerId),
    async stop() {
      await runner.stop();
      clearInterval(heart);
      await removeRunner(pool, runnerId).catch((error) => log.debug({ err: error }, "job runner"));
    },
  };
}

function startHeart(pool: pg.Pool, runnerId: string, log: Log): NodeJS.Timeout {
  const once = () => void beat(pool, runnerId).catch((error) => log.debug({ err: error }, "job runner"));
  once();
  return setInterval(once, beatMs).unref();
}
