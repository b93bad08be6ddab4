import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { removeOldDrafts } from "./secondFactor.store.ts";

const sweepTask = "second-factor.sweep";

/** Once an hour, keys that were drawn and never confirmed are removed. */
export const secondFactorRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "37 * * * *" }];

/** The second factor's own jobs. */
export function secondFactorTasks({ connection: { db }, now }: Deps): Tasks {
  return { [sweepTask]: () => removeOldDrafts(db, new Date(now().getTime() - 3_600_000)) };
}
