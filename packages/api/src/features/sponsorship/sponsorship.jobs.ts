import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { forgetOldFriends } from "./sponsorship.actions.ts";

const forgetTask = "sponsorship.forget-friends";

/** Once a night, friends who did not join within SPONSORSHIP_MONTHS are forgotten. */
export const sponsorshipRoutines: readonly Routine[] = [{ task: forgetTask, pattern: "53 2 * * *" }];

export function sponsorshipTasks({ connection, config, now }: Deps): Tasks {
  return { [forgetTask]: async () => forgetOldFriends(connection.db, config.sponsorship.months, now()) };
}
