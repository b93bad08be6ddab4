import { timeAt } from "@ribambelle/domain/kernel/time";
import type { JobDeps } from "../../feature.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { compareListing, rebuildListing, removeEmptyPlaces } from "./listing.store.ts";
import { removeOldReads } from "./nannies.store.ts";
import { lookForNew, tellOfTheWeek } from "./saved/saved.actions.ts";

const lookTask = "nannies.look";
const tellTask = "nannies.tell";
const sweepTask = "nannies.sweep";
const dayMs = 24 * 3_600_000;

/**
 * Every five minutes, what was published is looked through for the searches that families keep; on Mondays at 8:00 in Paris they are
 * written to (routines know UTC alone: both hours are looked at); once a night the listing is compared with what it is made of.
 */
export const nanniesRoutines: readonly Routine[] = [
  { task: lookTask, pattern: "*/5 * * * *" },
  { task: tellTask, pattern: "0 6,7 * * 1" },
  { task: sweepTask, pattern: "41 2 * * *" },
];

/** True in the hour in which the weekly letter goes. */
export const isWeeklyTime = (now: Date): boolean => timeAt(now).startsWith("08:");

export function nanniesTasks({ connection: { db }, now, log }: JobDeps): Tasks {
  return {
    [lookTask]: () => lookForNew(db, now()),
    [tellTask]: async () => {
      const at = now();
      if (isWeeklyTime(at)) await tellOfTheWeek(db, at);
    },
    [sweepTask]: async () => {
      await removeOldReads(db, new Date(now().getTime() - dayMs));
      await removeEmptyPlaces(db);
      const differing = await compareListing(db);
      if (differing === 0) return;
      log.error({ differing }, "the listing of adverts differed from the profiles, and was rebuilt");
      await rebuildListing(db);
    },
  };
}
