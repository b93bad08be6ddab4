import { isPermitted, type StaffFunction } from "../../kernel/permissions/permission.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import type { Run, RunState } from "./run.ts";
import { runRefusals } from "./runs.refusals.ts";

/** What may be asked of an import by page. */
export type RunAct = "change-files" | "try" | "run" | "stop" | "abandon";

/** Milliseconds: how long a try is good for (IMPORTS-08). */
export const tryIsGoodForMs = 24 * 3_600_000;

/** An import as far as one needs it to know what may be done with it. */
export interface RunStep {
  readonly source: "page" | "command";
  readonly state: RunState;
  readonly triedAt: Date | null;
  readonly problem: string | null;
  /** How many of its files an import reads. */
  readonly files: number;
}

const beginsAgain: readonly RunState[] = ["preparing", "tried", "interrupted"];
const underWay: readonly RunState[] = ["trying", "running"];

/** Says why something cannot be done with an import now; null where it can (IMPORTS-08, IMPORTS-09). */
export function runObstacle(act: RunAct, { source, state, ...run }: RunStep, now: Date): Refusal | null {
  if (source === "command") return runRefusals.ended;
  if (act === "stop") return underWay.includes(state) ? null : runRefusals.ended;
  if (underWay.includes(state)) return runRefusals.running;
  if (!beginsAgain.includes(state)) return runRefusals.ended;
  if (act === "change-files" || act === "abandon") return null;
  if (run.files === 0) return runRefusals.nothing;
  if (act === "try") return null;
  if (run.problem === "changed-since") return runRefusals.changedSince;
  const isGood = run.triedAt !== null && now.getTime() - run.triedAt.getTime() < tryIsGoodForMs;
  return state === "tried" && isGood ? null : runRefusals.notTried;
}

/** Says what somebody of these functions may do with an import now (AGUI-32). */
export function runCan(run: RunStep, functions: readonly StaffFunction[], now: Date): Run["can"] {
  const may = (act: RunAct) => isPermitted(functions, "imports.run") && runObstacle(act, run, now) === null;
  return {
    changeFiles: may("change-files"),
    try: may("try"),
    run: may("run"),
    stop: may("stop"),
    abandon: may("abandon"),
  };
}
