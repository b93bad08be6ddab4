import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { removeOldChallenges } from "./passkeys.store.ts";

const sweepTask = "passkeys.sweep";

/** Once an hour, challenges that nobody signed are removed. */
export const passkeysRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "47 * * * *" }];

/** The passkeys' own jobs. */
export function passkeysTasks({ connection: { db }, now }: Deps): Tasks {
  return { [sweepTask]: () => removeOldChallenges(db, new Date(now().getTime() - 3_600_000)) };
}
