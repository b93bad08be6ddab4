import type pg from "pg";
import type { Registry } from "prom-client";
import { connect, type Db } from "../db/connection/connect.ts";
import { countLetters } from "../mail/letters.store.ts";
import {
  type BackupsState,
  countJobs,
  getBackupsState,
  limitStatements,
  longestWaitForJob,
  type TaskCounts,
} from "./metrics.store.ts";

type Prometheus = typeof import("prom-client");

interface DatabaseState {
  readonly jobs: readonly TaskCounts[];
  readonly longestWait: number;
  readonly letters: Awaited<ReturnType<typeof countLetters>>;
  readonly backups: BackupsState;
}

const deadlineMs = 1_500;
const statementMs = 1_000;
const wide = "The same in every process: of the whole database.";

/**
 * Gives the function that writes the metrics read from the database; while it is down, within two seconds,
 * that it is down. It uses a connection of its own, so that it does not wait when all those of the pool are
 * in use.
 */
export function databaseMetrics(
  prometheus: Prometheus,
  config: pg.ClientConfig,
  hasBackups: boolean,
): () => Promise<string> {
  let reading: Promise<DatabaseState | null> | null = null;
  return async () => {
    reading ??= readState(config).finally(() => {
      reading = null;
    });
    return write(prometheus, await reading, hasBackups);
  };
}

async function readState(config: pg.ClientConfig): Promise<DatabaseState | null> {
  const limits = { connectionTimeoutMillis: statementMs, query_timeout: statementMs, max: 1 };
  const connection = connect({ ...config, ...limits }, () => {});
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), deadlineMs);
  try {
    return await Promise.race([stateOf(connection.db), late.promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    connection.close().catch(() => {});
  }
}

async function stateOf(db: Db): Promise<DatabaseState> {
  return db.transaction().execute(async (transaction) => {
    await limitStatements(transaction);
    return {
      jobs: await countJobs(transaction),
      longestWait: await longestWaitForJob(transaction),
      letters: await countLetters(transaction),
      backups: await getBackupsState(transaction),
    };
  });
}

// A new register for each reading: a value that is gone since the last one is absent, not stale.
function write(prometheus: Prometheus, state: DatabaseState | null, hasBackups: boolean): Promise<string> {
  const registry: Registry = new prometheus.Registry();
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new prometheus.Gauge({ name, help, labelNames, registers: [registry] });
  gauge("ribambelle_database_up", "1 when the database answered this very reading, else 0.").set(
    state ? 1 : 0,
  );
  if (!state) return registry.metrics();
  const jobs = gauge(
    "ribambelle_jobs",
    `Jobs that are not done, by task and state. ${wide}`,
    "task",
    "state",
  );
  for (const { task, ...counts } of state.jobs) {
    for (const [name, count] of Object.entries(counts)) jobs.labels(task, name).set(count);
  }
  gauge(
    "ribambelle_jobs_longest_wait_seconds",
    `For how long the most overdue job has been due. ${wide}`,
  ).set(state.longestWait);
  const letters = gauge("ribambelle_letters", `Letters that are kept, by state. ${wide}`, "state");
  for (const [name, count] of Object.entries(state.letters)) letters.labels(name).set(count);
  if (hasBackups) {
    const { age, faults, failed } = state.backups;
    gauge(
      "ribambelle_backup_age_seconds",
      `How long ago the last whole backup was made, +Inf while there is none. ${wide}`,
    ).set(age ?? Number.POSITIVE_INFINITY);
    gauge("ribambelle_backup_failed", `1 when the last backup that was due could not be made. ${wide}`).set(
      Number(failed),
    );
    gauge(
      "ribambelle_backup_file_faults",
      `Files that were missing or changed in the last whole backup. ${wide}`,
    ).set(faults);
  }
  return registry.metrics();
}
