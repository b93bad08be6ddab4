import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { lastDue } from "@ribambelle/domain/backup/backup.schedule";
import { backupProblems } from "@ribambelle/domain/backup/backup.texts";
import type { Connection } from "../../db/connection/connect.ts";
import { noTimeLimits } from "../../db/connection/timeLimits.ts";
import type { Deps } from "../../deps.ts";
import { FileStoreAway } from "../../files/storeProblems.ts";
import { BackupProblem, backUp, readBackup, refuseAway } from "../backup/index.ts";
import { backupName, pruneBackups, removeParts } from "./backupFolder.ts";
import {
  type BackupRun,
  endTurn,
  findBackupRun,
  findLastFaultless,
  noteBackupRun,
  takeTurn,
} from "./backupRuns.store.ts";
import type { ScheduledBackups } from "./backupSchedule.settings.ts";

// A full disk is seen to within hours, a database that is away comes back within minutes.
const retryMs = 3_600_000;
// Longer than a monthly backup is usually kept.
const rememberedMs = 400 * 86_400_000;

// `npm run files -- check` names them all.
const loggedFaults = 100;

type Needs = Pick<Deps, "connection" | "fileStore" | "now" | "log">;

/**
 * Makes the backup that was due last, unless there is one, it failed within the hour, or another process makes it;
 * checks it, and removes those that are not to be kept any more. Never throws for what a backup can meet: it is noted
 * and logged. The signal ends it, with nothing left.
 */
export async function makeDueBackup(
  { connection, fileStore, now, log }: Needs,
  backups: ScheduledBackups,
  signal: AbortSignal | undefined,
): Promise<void> {
  const due = lastDue(localMoment(now()), backups.at);
  if (!(await isWanted(connection.db, due, now()))) return;
  // A table may take longer to read than a job may ask; and jobs keep their connections.
  const own = connection.openMore(noTimeLimits, 3);
  try {
    await own.db.connection().execute(async (session) => {
      if (!(await takeTurn(session))) return;
      // Another process may have made it since.
      if (await isWanted(session, due, now())) {
        const run = await tryBackup({ connection: own, fileStore, now, log }, backups, due, signal);
        if (run) await noteBackupRun(session, run, new Date(now().getTime() - rememberedMs));
      }
      await endTurn(session);
    });
  } finally {
    await own.close();
  }
}

async function isWanted(db: Connection["db"], due: string, now: Date): Promise<boolean> {
  const run = await findBackupRun(db, due);
  return run === null || (run.problem !== null && now.getTime() - run.triedAt.getTime() >= retryMs);
}

async function tryBackup(
  deps: Needs,
  backups: ScheduledBackups,
  due: string,
  signal: AbortSignal | undefined,
): Promise<BackupRun | null> {
  const { log, now } = deps;
  const run = { due, triedAt: now() };
  const fileName = backupName(localMoment(run.triedAt), backups.recipients.length > 0);
  const file = join(backups.folder, fileName);
  const begun = performance.now();
  try {
    const fileFaults = await makeBackup(deps, backups, file, signal);
    const seconds = Math.round((performance.now() - begun) / 1_000);
    log.info({ file, seconds, fileFaults }, "backup made");
    await prune(deps, backups, fileName, fileFaults);
    return { ...run, problem: null, fileName, fileFaults };
  } catch (error) {
    if (signal?.aborted) return null;
    if (error instanceof BackupProblem && error.code === "file-exists")
      return noteNamed(deps, backups, file, { ...run, fileName });
    const problem = error instanceof BackupProblem ? error.code : "backup-failed";
    log.error({ file, code: problem, err: error }, `no backup: ${sentenceOf(error)}`);
    return { ...run, problem, fileName: null, fileFaults: 0 };
  }
}

/**
 * Gives the run of a backup that a process named in this minute and could not note, as when it was killed in between; null
 * where nobody here can read it: one of the next minute is made beside it.
 */
async function noteNamed(
  { log }: Needs,
  { recipients }: ScheduledBackups,
  file: string,
  run: Pick<BackupRun, "due" | "triedAt" | "fileName">,
): Promise<BackupRun | null> {
  if (recipients.length > 0) return null;
  const named = await readBackup({ file }).catch(() => null);
  if (named === null) return null;
  log.info({ file }, "backup found");
  const { missingFiles, changedFiles } = named.summary;
  return { ...run, problem: null, fileFaults: missingFiles + changedFiles };
}

async function makeBackup(
  { connection: { pool }, fileStore, now, log }: Needs,
  { folder, recipients }: ScheduledBackups,
  file: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new BackupProblem("file-not-writable", `${folder}: ${(error as { code?: string }).code}`);
  });
  await removeParts(folder);
  await refuseAway(fileStore);
  let faults = 0;
  const { result, byteCount, sha256 } = await backUp({
    pool,
    fileStore,
    file,
    now: now(),
    recipients,
    signal,
    onFault(fault, key) {
      faults += 1;
      if (faults <= loggedFaults) log.error({ key, fault }, "a file in the store is not as its row says");
    },
  });
  try {
    if (result.missingFiles > 0) await refuseAway(fileStore);
    const checked = check(file, { byteCount, sha256, isEncrypted: recipients.length > 0 });
    await Promise.race([checked, aborted(signal)]);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return result.missingFiles + result.changedFiles;
}

// Rejects once the signal aborts: a stop does not wait until a large backup was read again.
function aborted(signal: AbortSignal | undefined): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  if (signal?.aborted) reject(signal.reason);
  signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  return promise;
}

// Of an encrypted one only its bytes can be compared: the key to read it is not here.
async function check(
  file: string,
  { byteCount, sha256, isEncrypted }: { byteCount: number; sha256: string; isEncrypted: boolean },
): Promise<void> {
  if (!isEncrypted) return void (await readBackup({ file }));
  const hash = createHash("sha256");
  let count = 0;
  await pipeline(createReadStream(file), async (bytes: AsyncIterable<Buffer>) => {
    for await (const chunk of bytes) {
      count += chunk.length;
      hash.update(chunk);
    }
  });
  if (count !== byteCount || hash.digest("hex") !== sha256) throw new BackupProblem("damaged", file);
}

// The last one in which no file was missing stays, however many were made since: a store that lost its files would
// otherwise take the way back with it.
async function prune(
  { connection: { db }, log }: Needs,
  { folder, kept }: ScheduledBackups,
  fileName: string,
  fileFaults: number,
): Promise<void> {
  const faultless = fileFaults === 0 ? fileName : await findLastFaultless(db);
  await pruneBackups(folder, kept, [fileName, faultless]).then(
    (names) => names.length > 0 && log.info({ names }, "backups removed"),
    (error: unknown) => log.error({ err: error }, "old backups could not be removed"),
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof BackupProblem) return backupProblems("en")[error.code](error.detail);
  return error instanceof FileStoreAway ? error.message : String(error);
}

/** Gives an instant by the clock of the agency: YYYY-MM-DDTHH:MM. */
function localMoment(instant: Date): string {
  const time = { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat("sv-SE", time).format(instant).replace(" ", "T");
}
