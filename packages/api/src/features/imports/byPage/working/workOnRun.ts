import type { Run, RunCounts } from "@ribambelle/domain/imports/runs/run";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { findFunctionsOf } from "../../../../acting/functionsOf.store.ts";
import type { Connection } from "../../../../db/connection/connect.ts";
import { noTimeLimits } from "../../../../db/connection/timeLimits.ts";
import type { JobDeps } from "../../../../feature.ts";
import { FileStoreAway, NoSuchFile } from "../../../../files/storeProblems.ts";
import { addJob } from "../../../../jobs/jobs.store.ts";
import type { RunningJob } from "../../../../jobs/runJobs.ts";
import type { By } from "../../../audit/index.ts";
import type { Progress, Warning } from "../../importRequest.ts";
import { withImportSession } from "../../importSession.store.ts";
import { type ImportResult, importFolder } from "../../imports.actions.ts";
import { openLook, openRun, type Recording } from "../../runs/recording.ts";
import { workTask } from "../byPage.actions.ts";
import * as store from "../byPage.store.ts";
import { clear, layOut } from "./layOut.ts";
import { isAsSeen } from "./sight.store.ts";
import { type Sights, watchLook } from "./sights.ts";
import { watchRun } from "./watchRun.ts";

export type WorkDeps = Pick<
  JobDeps,
  "connection" | "fileStore" | "imports" | "now" | "terms" | "config" | "log"
>;

// For an import that holds its lock, what it writes down meanwhile, and its files.
const connections = 4;
const mostWarnings = 200;

/**
 * Looks at an import, and does it where that was asked and nothing has changed. What a killed process began is done again, and
 * what was kept of it is then unchanged (IMPORTS-05, IMPORTS-08, IMPORTS-10).
 */
export async function workOnRun(
  deps: WorkDeps,
  importId: string,
  job: Pick<RunningJob, "signal">,
  sights: Sights,
): Promise<void> {
  const { db } = deps.connection;
  const run = await store.findRunToDo(db, importId);
  if (!run || (run.state !== "trying" && run.state !== "running")) return;
  const connection = deps.connection.openMore(noTimeLimits, connections);
  const watch = watchRun(db, importId, job.signal);
  try {
    await watch.look();
    const folder = await layOut(deps.fileStore, importId, run.files, deps.imports.importers);
    const work: Work = {
      deps,
      connection,
      importId,
      run,
      folder,
      watch,
      sights,
      by: await actorOf(db, run, importId),
    };
    if (run.state === "trying" && !(await look(work))) return;
    await carryOut(work);
  } catch (error) {
    if (watch.isLeftToAnother()) return;
    const isAway = error instanceof NoSuchFile || error instanceof FileStoreAway;
    // An import that has begun goes on once the store, or the database, is back; a look is asked for again by who wants it.
    if (run.state === "running" && !(error instanceof NoSuchFile)) throw error;
    if (!isAway) deps.log.error({ err: error, importId }, "an import could not be looked at");
    await store.endWithProblem(db, importId, isAway ? "files-away" : "failed", deps.now());
  } finally {
    await watch.end();
    // The process stops, not the import: another takes it up.
    if (job.signal?.aborted) await addJob(db, workTask, { importId });
    await connection.close();
    await clear(importId);
  }
}

interface Work {
  readonly deps: WorkDeps;
  readonly connection: Connection;
  readonly importId: string;
  readonly run: store.RunToDo;
  readonly folder: string;
  readonly watch: ReturnType<typeof watchRun>;
  readonly sights: Sights;
  readonly by: By;
}

async function actorOf(db: Connection["db"], { by }: store.RunToDo, importId: string): Promise<By> {
  const functions = by === null ? null : ((await findFunctionsOf(db, by)) as By["functions"]);
  return {
    actorId: by,
    address: null,
    requestId: null,
    functions: functions ?? null,
    source: "import",
    parent: importId,
  };
}

/** Looks at what an import would do; true where it is to be done now. */
async function look(work: Work): Promise<boolean> {
  const { deps, importId, run, watch, sights } = work;
  const { db } = deps.connection;
  const isAgain = run.runsAfter;
  if (isAgain && (await isAsTried(work))) return true;
  // What a look before the import finds is what the try wrote down, or the import stops.
  const recording = openLook(db, { id: importId, by: work.by, writes: !isAgain });
  const watched = watchLook(recording, work.connection.db);
  const followed = isAgain ? recording : watched.recording;
  const { result, warnings } = await imported(work, followed, true).finally(watched.close);
  if (watch.isLeftToAnother()) return false;
  if (result.interrupted) {
    await (isAgain
      ? store.endLook(db, importId)
      : store.endTry(db, importId, { state: "preparing", problem: null, found: null, at: deps.now() }));
    return false;
  }
  const counts = countsOf(result);
  const found = { counts, sha256: recording.found(), warnings: warnings.slice(0, mostWarnings) };
  if (!isAgain) {
    const at = deps.now();
    sights.keep(importId, at, watched.seen());
    await store.endTry(db, importId, { state: "tried", problem: null, found, at });
    return false;
  }
  if (found.sha256 === run.foundSha256 && touchesTheSame(counts, run.counts)) return true;
  const problem = "changed-since" satisfies Run["problem"];
  await store.endTry(db, importId, { state: "preparing", problem, found: null, at: deps.now() });
  return false;
}

/** True where nothing of what the try read has changed, once this import has its turn: another look would find the same. */
async function isAsTried({ deps, connection, importId, run, watch, sights }: Work): Promise<boolean> {
  const seen = sights.find(importId, run.triedAt, deps.now());
  if (!seen) return false;
  const turn = { importId, onWait: () => {}, interruption: watch.signal };
  return (await withImportSession(connection, turn, (session) => isAsSeen(session, seen))) ?? false;
}

async function carryOut(work: Work): Promise<void> {
  const { deps, importId, by, watch } = work;
  const { db } = deps.connection;
  const recording = openRun(db, { id: importId, by, now: deps.now, isLeft: watch.isLeftToAnother });
  const { result, warnings } = await imported(work, recording, false);
  // Nothing was begun: it waited for its turn.
  if (result.files.length === 0 && result.interrupted && !watch.isLeftToAnother())
    await store.endLook(db, importId);
  if (warnings.length > 0) await store.saveWarnings(db, importId, warnings.slice(0, mostWarnings));
}

async function imported(
  { deps, connection, folder, run, watch }: Work,
  recording: Recording,
  dryRun: boolean,
): Promise<{ readonly result: ImportResult; readonly warnings: readonly Warning[] }> {
  const warnings: Warning[] = [];
  const now = deps.now();
  const onWarning = (warning: Warning) => {
    if (warning.subject !== undefined && warnings.length < mostWarnings) warnings.push(warning);
  };
  const result = await importFolder({
    imports: deps.imports,
    connection,
    fileStore: deps.fileStore,
    folder,
    by: recording.by,
    today: dayAt(now),
    now,
    terms: deps.terms,
    isInOldPortal: deps.config.oldPortalUrl !== null,
    dryRun,
    ...run.options,
    recording,
    interruption: watch.signal,
    onProblem: () => {},
    onWarning,
    onWait: () => {},
    onProgress: (progress: Progress) => watch.tell(progress),
  });
  return { result, warnings };
}

const countsOf = ({ files }: ImportResult): Record<string, RunCounts> =>
  Object.fromEntries(files.map(({ file, ...counts }) => [file, counts]));

// What is new to the portal meanwhile is new to the import too: what it would change or refuse counts.
function touchesTheSame(
  now: Readonly<Record<string, RunCounts>>,
  then: Readonly<Record<string, RunCounts>>,
): boolean {
  return Object.entries(now).every(
    ([file, { updated, refused }]) => updated === then[file]?.updated && refused === then[file].refused,
  );
}
