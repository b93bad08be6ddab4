import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Permission } from "@ribambelle/domain/kernel/permissions/permission";
import { type SignedKind, signedKinds, signingRooms } from "@ribambelle/domain/signatures/signature";
import {
  agencySignaturesPage,
  type Ending,
  signatureNotices,
  type ToldOfRequest,
} from "@ribambelle/domain/signatures/signature.notices";
import type { Db } from "../../db/connection/connect.ts";
import { addLetters, newLetterId } from "../../mail/letters.ts";
import { notify } from "../notifications/index.ts";
import { findAddressee } from "../people/index.ts";
import { listPermittedStaff } from "../staff/index.ts";
import { type KeptRequest, type KeptSigner, updateRequest } from "./signatures.store.ts";

/** The letters about signing, by what they tell. */
export const letterKinds = {
  toSign: "signatures.to-sign",
  code: "signatures.code",
  received: "signatures.received",
  completed: "signatures.completed",
  ended: "signatures.ended",
  reminder: "signatures.reminder",
  withdrawn: "signatures.withdrawn",
} as const;
export type SigningLetter = keyof typeof letterKinds;

/** The address of a signer’s room, without its host. */
export const roomOf = ({ role }: Pick<KeptSigner, "role">, requestId: string): string =>
  `${signingRooms[role]}/${requestId}`;

/** What its agency’s people must be allowed to do with a contract of this kind. */
export const editorsOf = (kind: SignedKind): Permission =>
  kind === signedKinds.numbers.babysitter ? "contracts.edit-babysitter" : "contracts.edit-parent";

/** Writes a signer, in the transaction of what they are told; gives the letter’s id, null for an account that is gone. */
export async function writeSigner(
  transaction: Db,
  letter: SigningLetter,
  { requestId, position, personId }: Pick<KeptSigner, "requestId" | "position" | "personId">,
  now: Date,
  payload: Readonly<Record<string, string | number | null>> = {},
  id = newLetterId(),
): Promise<string | null> {
  const addressee = await findAddressee(transaction, personId);
  if (!addressee) return null;
  const order = {
    id,
    kind: letterKinds[letter],
    personId,
    locale: addressee.locale as Locale,
    payload: { requestId, position, ...payload },
  };
  await addLetters(transaction, [order], now);
  return id;
}

/** Tells those of the agency who look after such contracts, under the bell (SIGN-64). */
export async function tellAgency(
  transaction: Db,
  { kind, contractReference: reference }: Pick<KeptRequest, "kind" | "contractReference">,
  told: ToldOfRequest,
): Promise<void> {
  const staff = await listPermittedStaff(transaction, editorsOf(kind));
  await notify(transaction, staff, signatureNotices.ofAgency({ reference, told }, agencySignaturesPage));
}

/** The same of what waits for somebody of the agency to look at it: a mistake, a refusal, a withdrawal. */
export async function askAgency(
  transaction: Db,
  request: Pick<KeptRequest, "id" | "kind" | "contractReference" | "agencySince">,
  told: ToldOfRequest,
  now: Date,
): Promise<void> {
  await updateRequest(transaction, request.id, { agencySince: request.agencySince ?? now });
  await tellAgency(transaction, request, told);
}

/** Tells signers who had a turn that a request ended unsigned, and its opener by letter (Annex E). */
export async function tellOfEnding(
  transaction: Db,
  { id, contractReference: reference, openedBy }: KeptRequest,
  signers: readonly KeptSigner[],
  ending: Ending,
  now: Date,
): Promise<void> {
  const concerned = signers.filter(({ turnSince }) => turnSince !== null);
  for (const signer of concerned) {
    await notify(
      transaction,
      signer.personId,
      signatureNotices.ended({ reference, ending }, roomOf(signer, id)),
    );
    await writeSigner(transaction, "ended", signer, now, { ending });
  }
  const isTold = concerned.some(({ personId }) => personId === openedBy);
  if (openedBy !== null && !isTold)
    await writeSigner(transaction, "ended", { requestId: id, position: 0, personId: openedBy }, now, {
      ending,
    });
}
