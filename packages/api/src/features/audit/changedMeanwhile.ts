import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { changedMeanwhile } from "@ribambelle/domain/kernel/office/change";
import type { Changed } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import { findLastChange } from "./lastChange.store.ts";

/**
 * Gives the refusal of a change that was made for another version of a person’s record, or of one thing of theirs (`subjects`): who
 * made the last one by one of these acts (patterns of LIKE), when, and what it changed (AGUI-21).
 */
export async function refusalOfFormer(
  db: Db,
  personId: number,
  actions: readonly string[],
  subjects: readonly string[] | null = null,
): Promise<Refused> {
  const changed = await findLastChange(db, personId, actions, subjects);
  return changed ? refusalOver(changed) : new Refused(agencyRefusals.changedMeanwhile);
}

/** Gives the refusal of a change that was made for another version than that which this change made. */
export const refusalOver = (changed: Changed): Refused => new Refused(changedMeanwhile(changed), { changed });
