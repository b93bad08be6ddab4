import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";

const lookTask = "backup.look";

/** Once a minute, where the portal is to back itself up, it looks whether a backup is due: one that was missed is made up. */
export const backupScheduleRoutines: readonly Routine[] = [
  { task: lookTask, pattern: "* * * * *", isWanted: ({ backups }) => backups !== null },
];

/** The jobs of the backups that the portal makes by itself. */
export function backupScheduleTasks(deps: Deps): Tasks {
  return {
    [lookTask]: async (_, { signal }) => {
      const { backups } = deps.config;
      if (backups === null) return;
      // Loaded at the first backup: what reads and writes them takes memory.
      const { makeDueBackup } = await import("./makeDueBackup.ts");
      await makeDueBackup(deps, backups, signal);
    },
  };
}
