import { contractKindOf, signerStates } from "@ribambelle/domain/signatures/signature";
import { signatureNotices } from "@ribambelle/domain/signatures/signature.notices";
import type { Db } from "../../db/connection/connect.ts";
import {
  holdSigned,
  lockSigned,
  type OfSigned,
  type ShownOfSigning,
  showSigning,
} from "../contracts/index.ts";
import { notify } from "../notifications/index.ts";
import type { Happened } from "./chain/chain.ts";
import {
  findRequest,
  type HeldRequest,
  holdRequest,
  type KeptRequest,
  type KeptSigner,
  updateSigner,
} from "./signatures.store.ts";
import { roomOf, writeSigner } from "./told.ts";

/** Names the contract of a request as the contracts do. */
export const contractOf = ({ kind, contractId }: Pick<KeptRequest, "kind" | "contractId">): OfSigned => ({
  kind: contractKindOf(kind),
  contractId,
});

/** Gives a request with its signers, held with its contract until the transaction ends; null where there is none. */
export async function holdWithContract(transaction: Db, id: string): Promise<HeldRequest | null> {
  const seen = await findRequest(transaction, id);
  if (!seen) return null;
  await lockSigned(transaction, contractOf(seen.request));
  return holdRequest(transaction, id);
}

/** Has a signer sign now: tells them, and leads from their contract to the room; gives the event to chain (SIGN-25). */
export async function beginTurn(
  transaction: Db,
  request: KeptRequest,
  signer: KeptSigner,
  now: Date,
  isQuiet = false,
): Promise<Happened> {
  const { id, contractReference: reference } = request;
  await updateSigner(transaction, signer, { state: signerStates.numbers.ToSign, turnSince: now });
  const room = roomOf(signer, id);
  if (!isQuiet) await notify(transaction, signer.personId, signatureNotices.toSign({ reference }, room));
  const letter = isQuiet ? null : await writeSigner(transaction, "toSign", signer, now);
  const contract = await holdSigned(transaction, contractOf(request));
  await showSigning(
    transaction,
    contractOf(request),
    { signingRoom: contract?.person.userId === signer.personId ? room : null },
    now,
  );
  return { kind: "told", position: signer.position, facts: { letter: letter ?? "" } };
}

/** Has the contract lead to no room any more. */
export const closeRoom = (
  transaction: Db,
  request: KeptRequest,
  now: Date,
  shown: ShownOfSigning = {},
): Promise<void> => showSigning(transaction, contractOf(request), { signingRoom: null, ...shown }, now);
