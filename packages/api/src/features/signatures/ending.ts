import { requestStates } from "@ribambelle/domain/signatures/signature";
import type { Ending } from "@ribambelle/domain/signatures/signature.notices";
import type { Db } from "../../db/connection/connect.ts";
import { type HeldRequest, updateRequest } from "./signatures.store.ts";
import { endCodes } from "./signing/codes.store.ts";
import { tellOfEnding } from "./told.ts";
import { closeRoom } from "./turns.ts";

const { Refused, Expired, Canceled } = requestStates.numbers;
const stateOf = {
  refused: Refused,
  expired: Expired,
  canceled: Canceled,
  replaced: Canceled,
  deleted: Canceled,
} as const satisfies Record<Ending, number>;

/** Ends a request that is not signed, whatever its contract then becomes: no room, no code, and those concerned are told. */
export async function endRequest(
  transaction: Db,
  { request, signers }: HeldRequest,
  ending: Ending,
  { now, reason = ending }: { readonly now: Date; readonly reason?: string },
): Promise<void> {
  const state = stateOf[ending];
  await updateRequest(transaction, request.id, { state, endedAt: now, endReason: reason });
  await closeRoom(transaction, request, now);
  for (const signer of signers) await endCodes(transaction, signer, now);
  await tellOfEnding(transaction, request, signers, ending, now);
}
