import { hash, randomBytes } from "node:crypto";

/** Makes an opaque secret of 256 random bits, as text that fits a cookie and a link. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The same hash as `tokenHash`, as the text under which a session is found in memory: a third of its time. */
export function tokenKey(token: string): string {
  return hash("sha256", token, "hex");
}

/** The hash under which a secret is kept. */
export function tokenHash(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
