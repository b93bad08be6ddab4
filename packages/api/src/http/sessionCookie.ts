import { type SecretCookie, secretCookie } from "./secretCookie.ts";

/** The cookie that carries a session's token. */
export type SessionCookie = SecretCookie;

/** Gives the cookie of a portal at this address; `maxAge` in seconds. */
export function sessionCookie(publicUrl: string, maxAge: number): SessionCookie {
  return secretCookie("session", publicUrl, maxAge);
}

/** Gives the cookie that carries the mark of a browser from which people signed in; `days` is how long it stays known. */
export const browserCookie = (publicUrl: string, days: number): SecretCookie =>
  secretCookie("browser", publicUrl, days * 86_400);
