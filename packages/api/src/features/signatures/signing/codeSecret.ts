import { createHash } from "node:crypto";
import { canonicalJson } from "@ribambelle/domain/signatures/chain";
import type { Secrets } from "../../../secrets/portalSecret.ts";
import type { KeptRequest, KeptSigner } from "../signatures.store.ts";

const digits = 6;

/** Gives the code that a letter carries: the same at each attempt to send it (SIGN-15). */
export const codeOf = (secrets: Secrets, letterId: string): string =>
  secrets.digits("signatures.code", letterId, digits);

const said = (
  { requestId, position }: Pick<KeptSigner, "requestId" | "position">,
  context: Buffer,
  code: string,
) => `${requestId} ${position} ${context.toString("hex")} ${code}`;

/** Gives what is kept of a code: an HMAC of it and of all that it is bound to. */
export const hashOfCode = (
  secrets: Secrets,
  signer: Pick<KeptSigner, "requestId" | "position">,
  context: Buffer,
  code: string,
): Buffer => secrets.sign("signatures.check", said(signer, context, code));

/** True when a code is the one that was kept, in constant time (SIGN-18). */
export const isCode = (
  secrets: Secrets,
  signer: Pick<KeptSigner, "requestId" | "position">,
  kept: { readonly contextHash: Buffer; readonly hash: Buffer },
  code: string,
): boolean => secrets.isSigned("signatures.check", said(signer, kept.contextHash, code), kept.hash);

/** Gives the hash of what a code is bound to: the file, and what steps 2 and 3 say (SIGN-15). */
export function contextOf(
  { id, sha256 }: Pick<KeptRequest, "id" | "sha256">,
  signer: Pick<
    KeptSigner,
    "position" | "displayName" | "address" | "place" | "consents" | "startsEarly" | "startDate" | "locale"
  >,
): Buffer {
  const { position, displayName, address, place, consents, startsEarly, startDate, locale } = signer;
  const context = canonicalJson({
    request: id,
    sha256: sha256.toString("hex"),
    ...{ position, displayName, address, place, startsEarly, startDate, locale },
    consents: (consents ?? []).map(({ key, text }) => ({ key, text })),
  });
  return createHash("sha256").update(context, "utf8").digest();
}
