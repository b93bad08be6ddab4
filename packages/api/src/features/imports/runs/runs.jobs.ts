import type { JobDeps } from "../../../feature.ts";
import type { Routine, Tasks } from "../../../jobs/runJobs.ts";
import { removeOldLines } from "./recording.store.ts";

const sweepTask = "imports.sweep";

/** How long the lines of an import are kept (IMPORTS-21). */
export const linesKeptDays = 90;

/** Once a night, lines of old imports go. */
export const runRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "17 3 * * *" }];

export function runTasks({ connection, now }: Pick<JobDeps, "connection" | "now">): Tasks {
  return {
    [sweepTask]: () => removeOldLines(connection.db, new Date(now().getTime() - linesKeptDays * 86_400_000)),
  };
}
