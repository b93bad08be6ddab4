import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { removeOldAuditEntries } from "./audit.store.ts";

const sweepTask = "audit.sweep";

/** Once a night, entries older than AUDIT_MONTHS go. */
export const auditRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "41 2 * * *" }];

export function auditTasks({ connection, config, now }: Deps): Tasks {
  return {
    [sweepTask]: async () => {
      const before = now();
      before.setUTCMonth(before.getUTCMonth() - config.auditMonths);
      await removeOldAuditEntries(connection.db, before);
    },
  };
}
