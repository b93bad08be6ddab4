import * as z from "zod/mini";
import type { JobDeps } from "../../../feature.ts";
import { removeFilesSoon } from "../../../files/looseFiles.jobs.ts";
import type { Routine, Tasks } from "../../../jobs/runJobs.ts";
import { workTask } from "../byPage/byPage.actions.ts";
import { letGoOfRunFiles, listRunsToForget, setAbandonedBefore } from "../byPage/byPage.store.ts";
import { openSights } from "../byPage/working/sights.ts";
import { type WorkDeps, workOnRun } from "../byPage/working/workOnRun.ts";
import { removeOldLines } from "./recording.store.ts";

const sweepTask = "imports.sweep";
const dayMs = 86_400_000;

/** How long the lines of an import are kept (IMPORTS-21). */
export const linesKeptDays = 90;

/** Once a night, lines and files of old imports go. */
export const runRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "17 3 * * *" }];

const payload = z.object({ importId: z.string() });

export function runTasks(deps: WorkDeps): Tasks {
  const sights = openSights();
  return {
    [workTask]: (given, job) => workOnRun(deps, payload.parse(given).importId, job, sights),
    [sweepTask]: () => sweep(deps),
  };
}

const batchSize = 100;

async function sweep({
  connection: { db },
  now,
  config,
}: Pick<JobDeps, "connection" | "now" | "config">): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  await removeOldLines(db, before(linesKeptDays));
  const old = before(config.importFilesDays);
  await setAbandonedBefore(db, old, now());
  for (let count = batchSize; count === batchSize; ) {
    const ids = await listRunsToForget(db, old, batchSize);
    count = ids.length;
    for (const id of ids)
      await db
        .transaction()
        .execute(async (transaction) => removeFilesSoon(transaction, await letGoOfRunFiles(transaction, id)));
  }
}
