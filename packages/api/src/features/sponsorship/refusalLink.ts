import type { Secrets } from "../../secrets/portalSecret.ts";
import { addressHash } from "./addressHash.ts";

const purpose = "sponsorship.refusal";

/**
 * Makes the key of a refusal link: which offer it came with, the hash of the address, and the portal's signature. The same at
 * each attempt to send; it refuses for that address though nothing of the offer may be left (SPONSOR-OP11).
 */
export function refusalLinkKey(secrets: Secrets, offerId: number, email: string): string {
  const said = `${offerId}.${addressHash(email).toString("base64url")}`;
  return `${said}.${secrets.sign(purpose, said).toString("base64url")}`;
}

/** Gives the hash of the address that a key carries, or null when this portal has not signed it. */
export function addressHashIn(secrets: Secrets, key: string): Buffer | null {
  const [, said = "", hash = "", signature = ""] = /^(\d+\.([\w-]{43}))\.([\w-]{43})$/.exec(key) ?? [];
  if (said === "" || !secrets.isSigned(purpose, said, Buffer.from(signature, "base64url"))) return null;
  return Buffer.from(hash, "base64url");
}
