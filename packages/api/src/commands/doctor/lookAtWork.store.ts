import { sql } from "kysely";
import type { Config } from "../../config.ts";
import type { Connection, Db } from "../../db/connection/connect.ts";
import { countLetters } from "../../mail/letters.store.ts";
import { countJobs, getBackupsState, longestWaitForJob } from "../../metrics/metrics.store.ts";
import { broken, type Finding, fine, risky } from "./finding.ts";

const longWaitMinutes = 10;
const oldBackupHours = 26;

/** Looks at what is done without anybody asking: jobs, letters, backups. */
export async function lookAtWork({ db }: Connection, config: Config): Promise<Finding[]> {
  if (!(await hasBegun(db))) return [fine((words) => words.notBegun)];
  const runners = await countRunners(db);
  const letters = await countLetters(db);
  const failed = (await countJobs(db)).reduce((sum, task) => sum + Number(task.failed), 0);
  const waited = Math.floor((await longestWaitForJob(db)) / 60);
  return [
    runners === 0 ? broken((words) => words.noRunner) : fine((words) => words.runners(runners)),
    ...(waited >= longWaitMinutes ? [broken((words) => words.late(waited))] : []),
    ...(failed > 0 ? [risky((words) => words.failedJobs(failed))] : []),
    fine((words) => words.letters(letters.waiting)),
    ...(letters["given-up"] > 0 ? [risky((words) => words.givenUp(letters["given-up"]))] : []),
    ...(await backupFindings(db, config)),
  ];
}

async function hasBegun(db: Db): Promise<boolean> {
  const { rows } = await sql<{ begun: boolean }>`SELECT to_regclass('public.job_runner') IS NOT NULL
    AND to_regclass('public.backup_run') IS NOT NULL AND to_regclass('graphile_worker.jobs') IS NOT NULL AS begun`.execute(
    db,
  );
  return rows[0]?.begun ?? false;
}

async function countRunners(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM job_runner WHERE seen_at > now() - interval '1 minute'`.execute(db);
  return rows[0]?.count ?? 0;
}

async function backupFindings(db: Db, { backups, production }: Config): Promise<Finding[]> {
  if (backups === null) return production ? [risky((words) => words.noBackups)] : [];
  const { age, faults } = await getBackupsState(db);
  const hours = Math.floor((age ?? 0) / 3_600);
  return [
    age === null
      ? risky((words) => words.neverBacked)
      : { level: hours > oldBackupHours ? "broken" : "fine", say: (words) => words.backupAge(hours) },
    ...(faults > 0 ? [broken((words) => words.backupFaults(faults))] : []),
    ...(backups.recipients.length === 0 ? [risky((words) => words.plainBackups)] : []),
  ];
}
