import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { requestStates, signerStates } from "@ribambelle/domain/signatures/signature";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { findRequest, type HeldRequest, type KeptRequest, type KeptSigner } from "../signatures.store.ts";
import { holdWithContract } from "../turns.ts";

/** A request as one of its signers acts on it. */
export interface HeldFor extends HeldRequest {
  readonly mine: KeptSigner;
}

const forOne = (held: HeldRequest | null, personId: number): HeldFor => {
  const mine = held?.signers.find((signer) => signer.personId === personId);
  if (!held || !mine) throw new Refused(commonRefusals.notFound);
  return { ...held, mine };
};

/** Gives a request to one of its signers; anybody else finds nothing (SIGN-03). */
export const requestFor = async (db: Db, id: string, personId: number): Promise<HeldFor> =>
  forOne(await findRequest(db, id), personId);

/** The same, held until the transaction ends. */
export const heldFor = async (transaction: Db, id: string, personId: number): Promise<HeldFor> =>
  forOne(await holdWithContract(transaction, id), personId);

const { Open, Expired } = requestStates.numbers;
const { Signed, ToSign } = signerStates.numbers;

/** Refuses what a request that is over cannot take (SIGN-33). */
export function refuseClosed({ state, expiresAt }: KeptRequest, now: Date): void {
  if (state === Expired || (state === Open && now >= expiresAt)) throw new Refused(signatureRefusals.expired);
  if (state !== Open) throw new Refused(signatureRefusals.closed);
}

/** Refuses whoever cannot sign now: they have, it is over, or it is not their turn (SIGN-20, SIGN-25, SIGN-33). */
export function refuseUnlessTheirTurn(request: KeptRequest, mine: KeptSigner, now: Date): void {
  if (mine.state === Signed) throw new Refused(signatureRefusals.alreadySigned);
  refuseClosed(request, now);
  if (mine.state !== ToSign) throw new Refused(signatureRefusals.notYourTurn);
}

/** Refuses a signer who typed too many wrong codes (SIGN-17). */
export function refuseBlocked({ blockedUntil }: KeptSigner, now: Date): void {
  if (!blockedUntil || now >= blockedUntil) return;
  const retryAfterSeconds = Math.ceil((blockedUntil.getTime() - now.getTime()) / 1_000);
  throw new Refused(signatureRefusals.blocked, { retryAfterSeconds });
}
