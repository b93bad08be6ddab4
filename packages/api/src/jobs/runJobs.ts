import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type pg from "pg";
import type { Logger as Log } from "pino";
import type { Config } from "../config.ts";
import { isAbsentDatabase } from "../db/connection/absentDatabase.ts";
import type { Connection } from "../db/connection/connect.ts";
import { isAnswering } from "../db/connection/isAnswering.ts";
import { retryingPool } from "../db/connection/retryingPool.ts";
import { DatabaseProblem } from "../db/databaseProblem.ts";
import { beat, removeRunner } from "./runners.store.ts";

/** A task's own work, by the name under which it is added. */
export type Tasks = Readonly<Record<string, (payload: unknown, job: RunningJob) => Promise<void>>>;

export interface RunningJob {
  readonly id: string;
  /** Aborts when this process is about to stop: long work may end, and is done again. */
  readonly signal?: AbortSignal;
}

/** A task that also runs at set times (crontab pattern, UTC). */
export interface Routine {
  readonly task: string;
  readonly pattern: string;
  /** False where it has nothing to do; without this it always runs. */
  readonly isWanted?: (config: Config) => boolean;
}

const quiet = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === "error") log.error({ message }, "job");
    else log.debug({ message }, "job");
  });

/** Jobs that run in this process. */
export interface RunningJobs {
  /**
   * Lets running jobs finish, and closes their connections. While the database is away no result can be
   * stored: another process then takes those jobs over, as it does those of a killed one.
   */
  stop(): Promise<void>;
  /**
   * Sends a heartbeat, and unlocks the jobs of dead processes (`runners.store.ts`); done every ten seconds.
   */
  beat(): Promise<void>;
}

// graphile-worker by itself unlocks the jobs of a killed process only after four hours.
const beatMs = 10_000;

/** Brings the job tables up to date. */
export async function migrateJobs(pool: pg.Pool, log: Log): Promise<void> {
  try {
    await runMigrations({ pgPool: pool, logger: quiet(log) });
  } catch (error) {
    const { message } = error as Error;
    if (isAbsentDatabase(error)) throw error;
    throw new DatabaseProblem(
      `The job tables of this database (schema graphile_worker) are not those that this version works with (${message.split(/[.\n]/)[0]}): give the portal a database of its own, or the version that made them.`,
    );
  }
}

/** Runs jobs in this process, over connections of their own, until `stop()`. */
export async function runJobs(
  connection: Connection,
  tasks: Tasks,
  routines: readonly Routine[],
  log: Log,
): Promise<RunningJobs> {
  const { pool } = connection;
  const ending = new AbortController();
  const working = new Set<object>();
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [
      name,
      async (payload, helpers) => {
        working.add(helpers);
        await work(payload, { id: String(helpers.job.id), signal: ending.signal }).finally(() =>
          working.delete(helpers),
        );
      },
    ]),
  );
  const events: WorkerEvents = new EventEmitter();
  const { promise: named, resolve: name } = Promise.withResolvers<string>();
  events.on("pool:create", ({ workerPool }) => name(workerPool.id));
  const runner = await run({
    pgPool: retryingPool(pool),
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
  const heart = await startHeart(pool, runnerId, log);
  return {
    beat: () => beat(pool, runnerId),
    async stop() {
      ending.abort();
      const isDone = await finish(runner, connection, working, log);
      clearInterval(heart);
      const removed = () =>
        removeRunner(pool, runnerId).catch((error) => log.debug({ err: error }, "job runner"));
      // A connection that an outage broke without a word would be waited for as long as a statement may take.
      const isLeft = isDone && (await Promise.race([removed().then(() => true), late()]));
      if (!isLeft) connection.cut();
      await connection.close();
    },
  };
}

// The first heartbeat is awaited: run late, it would judge other processes by what has changed since.
async function startHeart(pool: pg.Pool, runnerId: string, log: Log): Promise<NodeJS.Timeout> {
  const once = () => beat(pool, runnerId).catch((error) => log.debug({ err: error }, "job runner"));
  await once();
  return setInterval(() => void once(), beatMs).unref();
}

const lateMs = 1_000;
const late = () => pause(lateMs, false, { ref: false });
// Longer than it takes to find that the database is away.
const idleMs = 1_800;

/**
 * Lets jobs finish; false when the database went away, so that their results cannot be stored, or when no job runs and
 * the runner does not end all the same.
 */
async function finish(
  runner: Runner,
  connection: Connection,
  working: ReadonlySet<object>,
  log: Log,
): Promise<boolean> {
  const stopped = runner.stop().then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, "jobs did not stop well");
      return true;
    },
  );
  const end = await Promise.race([
    stopped.then(() => "done"),
    untilAbsent(connection, stopped).then((isStopped) => (isStopped ? "done" : "absent")),
    untilIdle(working, stopped).then((isStopped) => (isStopped ? "done" : "idle")),
  ]);
  if (end === "absent") log.warn("jobs stop without a database: what ran is taken up again later");
  return end === "done";
}

// Gives false once no job has run for a while: the runner then waits for its timetable, which after an outage looks for
// the database again up to a minute later and hears of no end before.
async function untilIdle(working: ReadonlySet<object>, stopped: Promise<boolean>): Promise<boolean> {
  let isStopped = false;
  void stopped.finally(() => {
    isStopped = true;
  });
  for (let idleSince = performance.now(); performance.now() - idleSince < idleMs; ) {
    await pause(50);
    if (isStopped) return true;
    if (working.size > 0) idleSince = performance.now();
  }
  return false;
}

// Gives false once the database does not answer; nothing while it does.
async function untilAbsent({ pool }: Connection, stopped: Promise<boolean>): Promise<boolean> {
  let isStopped = false;
  void stopped.finally(() => {
    isStopped = true;
  });
  while (!isStopped && (await isAnswering(pool))) await pause(200);
  return isStopped;
}
