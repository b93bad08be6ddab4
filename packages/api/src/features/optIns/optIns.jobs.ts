import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { removeOldChanges } from "./optIns.store.ts";

const sweepTask = "opt-ins.sweep";
/** How long a change is kept that a later one replaced: as long as somebody may ask for its proof (article 2224 du code civil). */
export const yearsKept = 5;

/** Once a night, changes that nobody can ask about any more go. */
export const optInRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "17 3 * * *" }];

export function optInTasks({ connection, now }: Deps): Tasks {
  return {
    [sweepTask]: async () => {
      const before = now();
      before.setUTCFullYear(before.getUTCFullYear() - yearsKept);
      await removeOldChanges(connection.db, before);
    },
  };
}
