import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { removeOldNotifications } from "./notifications.store.ts";

const sweepTask = "notifications.sweep";
/** How long a notification is kept, at most. */
export const keptDays = 365;
const keptPerPerson = 200;

/** Once an hour, notifications that are too old or too many are removed. */
export const notificationsRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "47 * * * *" }];

/** The notifications feature's own jobs. */
export function notificationsTasks({ connection: { db }, now }: Deps): Tasks {
  return {
    [sweepTask]: async () => {
      const before = new Date(now().getTime() - keptDays * 86_400_000);
      await removeOldNotifications(db, before, keptPerPerson);
    },
  };
}
