import { kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { plannedEnd } from "@ribambelle/domain/contracts/agency/endReasons";
import { moveObstacle, type SaidWithMove } from "@ribambelle/domain/contracts/agency/judgedMove";
import { contractNotices } from "@ribambelle/domain/contracts/contract.notices";
import { type ContractKind, contractKinds } from "@ribambelle/domain/contracts/contractKind";
import { instantOf } from "@ribambelle/domain/kernel/dates/instants";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import { timeAt } from "@ribambelle/domain/kernel/time";
import type { Db } from "../../../db/connection/connect.ts";
import type { JobDeps } from "../../../feature.ts";
import type { Routine, RunningJob, Tasks } from "../../../jobs/runJobs.ts";
import type { By } from "../../audit/index.ts";
import { notify } from "../../notifications/index.ts";
import { holdContract, type KeptContract } from "./agencyContract.store.ts";
import { movedOf } from "./agencyContract.views.ts";
import { type DueAct, findScheduler, listDue } from "./contracts.due.store.ts";
import { carryOut, type MovingDeps } from "./moveContract.actions.ts";

const dueTask = "contracts.due";

/**
 * Every ten minutes, and so in the minute of each hour named below whatever the season: a day that was missed because the portal was
 * stopped is made up for within ten minutes of its start.
 */
export const contractRoutines: readonly Routine[] = [{ task: dueTask, pattern: "*/10 * * * *" }];

export function contractTasks(deps: JobDeps): Tasks {
  return { [dueTask]: (_, job) => doWhatIsDue(deps, job) };
}

type DueDeps = Pick<JobDeps, "connection" | "now" | "log"> & MovingDeps;

const byItself: By = { actorId: null, address: null, requestId: null, source: "job" };
const batchSize = 500;
// In Paris.
const times: Readonly<Record<DueAct, string>> = {
  ask: "07:00",
  expire: "05:00",
  terminate: "05:00",
  end: "05:00",
  start: "05:00",
};

/** Sends, closes, ends and starts the contracts of the portal whose day has come, each by itself, once (AGCON-11, AGCON-32). */
export async function doWhatIsDue(deps: DueDeps, job?: Pick<RunningJob, "signal">): Promise<void> {
  const { db } = deps.connection;
  for (const act of Object.keys(times) as DueAct[])
    for (const kind of contractKinds) {
      const day = dayOf(act, deps.now());
      for (let after = 0; !job?.signal?.aborted; ) {
        const due = await listDue(db, kind, act, { day, after, limit: batchSize });
        for (const one of due) await doOne(deps, kind, act, one.id, day);
        const last = due.at(-1);
        if (!last || due.length < batchSize) break;
        after = last.id;
      }
    }
}

// Before its time of the day, an act is due for the days before.
function dayOf(act: DueAct, now: Date): string {
  const today = dayAt(now);
  return timeAt(now) >= times[act] ? today : addDays(today, -1);
}

// What cannot be done with one contract keeps the others from nothing.
async function doOne(deps: DueDeps, kind: ContractKind, act: DueAct, id: number, day: string): Promise<void> {
  const { db } = deps.connection;
  try {
    await db.transaction().execute(async (transaction) => {
      const kept = await holdContract(transaction, kind, id);
      // Another process, or somebody on the page, may just have done it.
      const [due] = await listDue(transaction, kind, act, { day, after: id - 1, limit: 1, id });
      if (kept && due)
        await (act === "ask" ? send(transaction, deps, kept) : move(transaction, deps, kept, act, due.day));
    });
  } catch (error) {
    deps.log.error({ err: error, kind, contractId: id, act }, "a contract could not be moved");
  }
}

async function send(transaction: Db, deps: DueDeps, kept: KeptContract): Promise<void> {
  const now = deps.now();
  const isReady = moveObstacle(movedOf(kept), "ask", now) === null;
  const act = isReady ? "ask" : "unschedule";
  await carryOut(transaction, deps, kept, { act, said: {}, by: byItself, now, source: "job" });
  if (isReady) return;
  const { kind, id, reference } = kept;
  const editor = await findScheduler(transaction, kind, id);
  const page = `/agence/contrats/${kindWords[kind]}/${id}`;
  if (editor !== null) await notify(transaction, editor, contractNotices.notSent({ reference }, page));
}

async function move(
  transaction: Db,
  deps: DueDeps,
  kept: KeptContract,
  act: Exclude<DueAct, "ask">,
  day: string,
): Promise<void> {
  const isLastDay = act === "expire" || act === "end";
  const at = instantOf(isLastDay ? addDays(day, 1) : day, times[act]);
  const saidOf: Readonly<Record<typeof act, SaidWithMove>> = {
    expire: {},
    start: {},
    end: { day, endReason: kept.endReason ?? plannedEnd[kept.kind] },
    terminate: { day, endReason: kept.endReason, reason: kept.endWords },
  };
  await carryOut(transaction, deps, kept, {
    act,
    said: saidOf[act],
    by: byItself,
    now: deps.now(),
    source: "job",
    // Dated with its own day, and after what came before it.
    at: at > kept.updatedAt ? at : kept.updatedAt,
    // They were told when it was decided.
    isTold: act === "terminate",
  });
}
