import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import { timeAt } from "@ribambelle/domain/kernel/time";
import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { removeOldFollowUps } from "./agency/followUps.store.ts";
import { removeOldAnswers } from "./answers/answers.store.ts";
import { removeOldDrafts } from "./answers/drafts.store.ts";
import { tellOfTheDay } from "./letters/renewals.letters.ts";

const sweepTask = "renewals.sweep";
const tellTask = "renewals.tell";
/** How many calendar years an answer is kept after its own. */
export const yearsKept = 3;
/** How many days a form that was never sent outlives its campaign. */
export const draftDaysKept = 30;

/**
 * Once a night, what is too old goes. At 18:00 in Paris from Monday to Friday, the team is told of the answers since: routines
 * know UTC alone, so that it is looked at in both hours.
 */
export const renewalRoutines: readonly Routine[] = [
  { task: sweepTask, pattern: "23 3 * * *" },
  { task: tellTask, pattern: "0 16,17 * * 1-5" },
];

/** True in the hour in which the daily letter goes. */
export const isTellingTime = (now: Date): boolean => timeAt(now).startsWith("18:");

export function renewalTasks({ connection: { db }, now }: Deps): Tasks {
  return {
    [sweepTask]: async () => {
      const today = dayAt(now());
      await removeOldDrafts(db, addDays(today, -draftDaysKept));
      const firstKept = Number(today.slice(0, 4)) - yearsKept;
      await removeOldAnswers(db, firstKept);
      await removeOldFollowUps(db, firstKept);
    },
    [tellTask]: async () => {
      const at = now();
      if (isTellingTime(at)) await tellOfTheDay(db, at);
    },
  };
}
