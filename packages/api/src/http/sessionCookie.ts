import { type SecretCookie, secretCookie } from "./secretCookie.ts";

/** The cookie that carries a session's token. */
export type SessionCookie = SecretCookie;

/** Gives the cookie of a portal at this address; `maxAge` in seconds. */
export function sessionCookie(publicUrl: string, maxAge: number): SessionCookie {
  return secretCookie("session", publicUrl, maxAge);
}
