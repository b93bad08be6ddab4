import { logout } from "@ribambelle/domain/identity/logout.api";
import { call } from "./call/call.ts";
import { forget, keep, kept } from "./kept/storage.ts";
import { beginSignOut } from "./session.ts";

const mark = "signOutUnanswered";
// Milliseconds: who signs out of somebody else's computer does not wait longer beside it.
const patienceMs = 5_000;
const longestPauseMs = 30_000;

/** Ends the session; when the server has not confirmed it, that is noted, for the sign-in page to try again (SHELL-OP10). */
export async function signOut(): Promise<void> {
  beginSignOut();
  if (!(await signOutOnServer())) noteStillOpen();
}

// Gives false when the server refused, or has not answered within five seconds.
function signOutOnServer(): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  setTimeout(resolve, patienceMs, false);
  const answered = call(logout).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}

/** Records that the session may still be open on the server; it survives a reload, and ends with the tab. */
export function noteStillOpen(): void {
  keep(mark, "true", "session");
}

/** True when somebody signed out in this tab and the server has not confirmed it. */
export function isStillOpen(): boolean {
  return kept(mark, "session") !== null;
}

let giveUp = () => {};

/** Stops signing out again: somebody has signed in, and it would end the new session. */
export function giveUpSigningOut(): void {
  giveUp();
}

/**
 * Signs out again until the server confirms it, less and less often and as soon as the network is back; calls `done`
 * then.
 */
export function keepSigningOut(done: () => void): void {
  let stopped = false;
  let pauseMs = 1_000;
  let wake = () => {};
  const tryAgain = () => wake();
  giveUp = () => {
    stopped = true;
    forget(mark, "session");
    removeEventListener("online", tryAgain);
    wake();
  };
  async function run() {
    while (!stopped) {
      if (await signOutOnServer()) {
        if (stopped) return;
        giveUp();
        return done();
      }
      await pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, ms);
    });
  addEventListener("online", tryAgain);
  void run();
}
