import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { requestStates, signedKinds } from "@ribambelle/domain/signatures/signature";
import type { Db } from "../../db/connection/connect.ts";
import type { ContractMoved } from "../../feature.ts";
import type { By } from "../audit/index.ts";
import { takeBackFromSigning } from "../contracts/index.ts";
import { cancelHeld } from "./agency/follow.actions.ts";
import { findRequestOf, holdRequest, listOpenRequestsOf } from "./signatures.store.ts";
import { removeCodesOf } from "./signing/codes.store.ts";
import { contractOf, holdWithContract } from "./turns.ts";

// While a contract waits, its request goes on; wherever else the agency leads it, nobody signs it here any more.
const goesOn: readonly StateMeaning[] = ["waiting"];

/** Cancels the open request of a contract that the agency itself has moved; the contract stays where that led it. */
export const onContractMoved: ContractMoved = async (transaction, { kind, contractId, to, by, now }) => {
  if (goesOn.includes(to)) return;
  const newest = await findRequestOf(transaction, { kind: signedKinds.numbers[kind], contractId });
  if (newest?.state !== requestStates.numbers.Open) return;
  const held = await holdRequest(transaction, newest.id);
  if (held?.request.state !== requestStates.numbers.Open) return;
  await cancelHeld(transaction, held, "canceled", { by, now, reason: "contrat modifié par l’agence" });
};

const byItself: By = { actorId: null, address: null, requestId: null };

/** Cancels the open requests of somebody whose account is deleted, and forgets their codes (SIGN-54). */
export async function forgetSigner(transaction: Db, personId: number, now: Date): Promise<void> {
  for (const id of await listOpenRequestsOf(transaction, personId)) {
    const held = await holdWithContract(transaction, id);
    if (held?.request.state !== requestStates.numbers.Open) continue;
    const how = { by: byItself, now };
    await cancelHeld(transaction, held, "deleted", { ...how, reason: "compte d’un signataire supprimé" });
    await takeBackFromSigning(transaction, contractOf(held.request), { ...how, source: "job" });
  }
  await removeCodesOf(transaction, personId);
}
