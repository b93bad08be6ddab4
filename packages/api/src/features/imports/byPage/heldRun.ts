import { type RunAct, runObstacle } from "@ribambelle/domain/imports/runs/runStep";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { By } from "../../audit/index.ts";
import * as store from "./byPage.store.ts";

/** Locks an import with which something is to be done until the transaction ends; refused where that cannot be done now. */
export async function heldRun(db: Db, id: string, act: RunAct, now: Date): Promise<store.HeldRun> {
  const run = await store.holdRun(db, id);
  if (!run) throw new Refused(commonRefusals.notFound);
  const obstacle = runObstacle(act, run, now);
  if (obstacle) throw new Refused(obstacle);
  return run;
}

/** Who does something, as a part of an import. */
export const partOf = (by: By, importId: string): By => ({ ...by, parent: importId });
