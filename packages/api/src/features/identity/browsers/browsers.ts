import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { newToken, tokenHash } from "../sessions/tokens.ts";
import { copyBrowser, isBrowserOf, removeOtherBrowsersOf, saveBrowser } from "./browsers.store.ts";

/** What a browser carries after a sign-in, and whether the person had signed in from it before. */
export interface RememberedBrowser {
  /** The secret for the browser’s own cookie; only its hash is kept. */
  readonly mark: string;
  /** True when the person has signed in before, from other browsers only: a new device, or cleared cookies. */
  readonly isNewDevice: boolean;
}

type Needs = Pick<Deps, "config" | "now">;

/** True when the mark is that of a browser from which this person signed in before (KNOWN_BROWSER_DAYS). */
export async function isKnownBrowser(
  db: Db,
  { now }: Needs,
  personId: number,
  mark: string | null,
): Promise<boolean> {
  return mark !== null && isBrowserOf(db, personId, tokenHash(mark), now());
}

/**
 * Notes, in the transaction that starts a session, that the person signed in from this browser. A mark that was not known
 * as theirs is replaced, so that nobody can plant a mark of their own in somebody else's browser; the other people of that
 * browser stay known by the new one.
 */
export async function rememberBrowser(
  transaction: Db,
  deps: Needs,
  personId: number,
  given: string | null,
): Promise<RememberedBrowser> {
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + deps.config.knownBrowserDays * 86_400_000);
  const wasKnown = await isKnownBrowser(transaction, deps, personId, given);
  const mark = wasKnown && given !== null ? given : newToken();
  if (given !== null && mark !== given) await copyBrowser(transaction, tokenHash(given), tokenHash(mark));
  const saved = { personId, markHash: tokenHash(mark), now, expiresAt };
  const { hadBrowser } = await saveBrowser(transaction, saved);
  return { mark, isNewDevice: !wasKnown && hadBrowser };
}

/** Forgets every browser of a person but this one: after a new password, whoever knew the old one is a stranger again. */
export async function forgetOtherBrowsers(
  transaction: Db,
  personId: number,
  mark: string | null,
): Promise<void> {
  await removeOtherBrowsersOf(transaction, personId, mark === null ? null : tokenHash(mark));
}
