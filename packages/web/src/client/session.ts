import { drawnRequest } from "./drawnRequest.ts";
import { forget, keep, kept } from "./kept/storage.ts";

const flag = "isAuthenticated";
let here = false;
let leaving = false;

interface Ended {
  /** True when a user was known in this tab or by the stored flag (AUTH-OP4). */
  readonly wasAuthenticated: boolean;
  /** True when it was ended by another tab of this browser: a sign-out, another password. */
  readonly inOtherTab: boolean;
}
type Listener = (ended: Ended) => void;
const listeners = new Set<Listener>();

/** True when somebody is signed in here, was at the last visit, or was in this tab, whose session ended in another. */
export function wasAuthenticated(): boolean {
  return here || kept(flag) === "true" || kept(flag, "session") === "true";
}

/** Records that somebody is signed in, once my information is loaded (AUTH-27). */
export function noteAuthenticated(): void {
  if (drawnRequest()) return;
  here = true;
  keep(flag, "true");
  keep(flag, "true", "session");
}

/** Forgets that somebody is signed in (AUTH-29). */
export function forgetAuthenticated(): void {
  here = false;
  leaving = false;
  forget(flag);
  forget(flag, "session");
}

/** Records that the person is signing out, so that the end of the session is not announced. */
export function beginSignOut(): void {
  leaving = true;
}

/** Tells the listeners that the server knows no session any more (AUTH-33). */
export function endSession(): void {
  if (leaving) return;
  const ended = { wasAuthenticated: wasAuthenticated(), inOtherTab: here && kept(flag) === null };
  forgetAuthenticated();
  for (const listener of [...listeners]) listener(ended);
}

/** Calls the listener each time a call finds the session ended; gives a function that stops it. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
