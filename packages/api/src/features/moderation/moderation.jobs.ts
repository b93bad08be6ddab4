import * as z from "zod/mini";
import type { JobDeps } from "../../feature.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { removeOldClaims } from "./claims.store.ts";
import { applyTask, carryOut } from "./decisions.actions.ts";
import { listLate } from "./decisions.store.ts";

const sweepTask = "moderation.sweep";
const payload = z.object({ decisionId: z.int() });

// Longer than a job waits for its turn.
const lateMs = 60_000;

/** Every five minutes, decisions whose job is gone are carried out, and who looked at what is forgotten. */
export const moderationRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "*/5 * * * *" }];

export function moderationTasks(deps: JobDeps): Tasks {
  const { db } = deps.connection;
  return {
    [applyTask]: (given) => carryOut(deps, payload.parse(given).decisionId),
    [sweepTask]: async () => {
      for (const id of await listLate(db, new Date(deps.now().getTime() - lateMs))) await carryOut(deps, id);
      await removeOldClaims(db, deps.now());
    },
  };
}
