import { plainDay } from "@ribambelle/domain/kernel/day";
import { maskedEmail } from "@ribambelle/domain/signatures/signature.rules";
import type { SheetSigner, SignatureSheet } from "../seal/signatureSheet.ts";
import { type HeldRequest, isParty, type KeptSigner } from "../signatures.store.ts";

const roles = { Parent: "parent", BabySitter: "intervenant ou intervenante", Agency: "agence" } as const;

function startChoice({ startsEarly, startDate }: KeptSigner): string | null {
  if (startsEarly === null || startDate === null) return null;
  const day = plainDay(startDate, "fr");
  return startsEarly
    ? `Le service commence dès le ${day}, avant la fin du délai de rétractation`
    : `Le service commence après le délai de rétractation, à partir du ${day}`;
}

const signerOf = (signer: KeptSigner): SheetSigner => ({
  name: signer.displayName,
  role: roles[signer.role],
  signedAt: signer.signedAt?.toISOString() ?? "",
  place: signer.place ?? "",
  consents: (signer.consents ?? []).map(({ text }) => text),
  startChoice: isParty(signer) ? startChoice(signer) : null,
  maskedEmail: maskedEmail(signer.email),
});

/** Gives what the sheet of signatures says of a request that all have signed (SIGN-41). */
export const sheetOf = (
  { request, signers }: HeldRequest,
  agencyName: string,
  { head, length }: { readonly head: string; readonly length: number },
): SignatureSheet => ({
  requestId: request.id,
  title: request.title,
  reference: request.contractReference,
  sha256: request.sha256.toString("hex"),
  byteCount: request.byteCount,
  agencyName,
  signers: signers.map(signerOf),
  chainHead: head,
  eventCount: length,
});
