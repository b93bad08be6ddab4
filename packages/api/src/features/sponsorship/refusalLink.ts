import { createHmac, timingSafeEqual } from "node:crypto";
import { addressHash } from "./addressHash.ts";

const sign = (secret: string, said: string) =>
  createHmac("sha256", secret).update(`sponsorship.refusal ${said}`).digest("base64url");

/**
 * Makes the key of a refusal link: which offer it came with, the hash of the address, and the portal's signature. The same at
 * each attempt to send; it refuses for that address though nothing of the offer may be left (SPONSOR-OP11).
 */
export function refusalLinkKey(secret: string, offerId: number, email: string): string {
  const said = `${offerId}.${addressHash(email).toString("base64url")}`;
  return `${said}.${sign(secret, said)}`;
}

/** Gives the hash of the address that a key carries, or null when this secret has not signed it. */
export function addressHashIn(secret: string, key: string): Buffer | null {
  const [, said = "", hash = "", signature = ""] = /^(\d+\.([\w-]{43}))\.([\w-]{43})$/.exec(key) ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, said))];
  if (said === "" || !timingSafeEqual(given, expected)) return null;
  return Buffer.from(hash, "base64url");
}
