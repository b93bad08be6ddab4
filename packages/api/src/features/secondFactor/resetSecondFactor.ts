import { secondFactorActs } from "@ribambelle/domain/secondFactor/secondFactor.acts";
import type { Db } from "../../db/connection/connect.ts";
import { audit, type By } from "../audit/index.ts";
import { endSessionsOf, withdrawPassword } from "../identity/index.ts";
import { lockPerson } from "../people/index.ts";
import { tellOfFactor } from "./letters/factor.letters.ts";
import { removeFactor } from "./secondFactor.store.ts";

/**
 * Lets somebody in again who lost their application and their recovery codes: those are erased, and the password with
 * them, since whoever knows it could choose the next application. They choose a new one by the link of a letter. False
 * when they have no address for it: their password stays.
 */
export async function resetSecondFactor(
  transaction: Db,
  by: By,
  personId: number,
  now: Date,
  reason: string | null = null,
): Promise<boolean> {
  await lockPerson(transaction, personId);
  await removeFactor(transaction, personId);
  await endSessionsOf(transaction, personId);
  await tellOfFactor(transaction, personId, "reset", { now });
  await audit(transaction, by, secondFactorActs.reset({ personId, reason }));
  return withdrawPassword(transaction, personId, now);
}
