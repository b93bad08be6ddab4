import {
  type Answer,
  babysitter,
  changePassword,
  other,
  parent,
  requestReset,
  signIn,
  signOut,
} from "./visitor.ts";

/** The writes that the portal acknowledged, and those under way when it died. */
export interface Ledger {
  /** How many writes were acknowledged. */
  writes: number;
  /** Cookies of sessions that were begun, and not asked to end. */
  readonly live: Set<string>;
  /** Cookies of sessions that were ended. */
  readonly ended: Set<string>;
  /** The passwords that the babysitter may have: one, or two while a change was not acknowledged. */
  passwords: readonly string[];
  /** How many passwords were chosen so far. */
  changes: number;
  /** The languages that may be stored for the parent: one, or two while a change was not acknowledged. */
  languages: readonly string[];
  /** Request ids of what was acknowledged: each leaves its mark in the audit table, a letter's when it is written. */
  readonly signedIn: Set<string>;
  readonly lettersAsked: Set<string>;
}

export const emptyLedger = (): Ledger => ({
  writes: 0,
  live: new Set(),
  ended: new Set(),
  passwords: [babysitter.password],
  changes: 0,
  languages: ["fr", "en"],
  signedIn: new Set(),
  lettersAsked: new Set(),
});

/** Writes in every way that the portal knows until it is gone; rejects when it refuses a write. */
export async function writeUntilGone(address: string, ledger: Ledger): Promise<void> {
  await Promise.all(
    [signInAndOut, changePasswords, askForLetters].map(async (write) => {
      for (let turn = 0; await acknowledged(write(address, ledger, turn)); turn += 1);
    }),
  );
}

// A broken connection means that the portal is gone (false); an answer other than 200 is a failure of the
// test.
const acknowledged = (writing: Promise<void>): Promise<boolean> =>
  writing.then(
    () => true,
    (error: unknown) => {
      if (error instanceof TypeError) return false;
      throw error;
    },
  );

function done(ledger: Ledger, answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`A write was refused: ${answer.status} ${answer.body}`);
  ledger.writes += 1;
  return answer;
}

async function signInAndOut(address: string, ledger: Ledger, turn: number): Promise<void> {
  const language = turn % 2 ? "en" : "fr";
  ledger.languages = [...ledger.languages, language];
  const begun = done(ledger, await signIn(address, parent, { "accept-language": language }));
  ledger.languages = [language];
  ledger.signedIn.add(begun.requestId);
  ledger.live.add(begun.cookie);
  if (turn % 3 !== 2) return;
  const [oldest = ""] = ledger.live;
  ledger.live.delete(oldest);
  done(ledger, await signOut(address, oldest));
  ledger.ended.add(oldest);
}

async function changePasswords(address: string, ledger: Ledger): Promise<void> {
  const [current = ""] = ledger.passwords;
  const { cookie } = done(ledger, await signIn(address, { ...babysitter, password: current }));
  ledger.changes += 1;
  const next = `Farandole-${ledger.changes}-Bis`;
  ledger.passwords = [current, next];
  done(ledger, await changePassword(address, cookie, current, next));
  ledger.passwords = [next];
  ledger.ended.add(cookie);
}

async function askForLetters(address: string, ledger: Ledger): Promise<void> {
  ledger.lettersAsked.add(done(ledger, await requestReset(address, other.email)).requestId);
}
