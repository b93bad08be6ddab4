import type { Attempts } from "../../../acting/attempts.ts";
import { isKnownBrowser } from "../browsers/browsers.ts";
import type { IdentityNeeds } from "../identity.needs.ts";

/** Where the failed sign-ins to one account are counted. */
export interface FailureCount {
  readonly attempts: Attempts;
  readonly key: string;
}

/** The key under which failures to sign in to an account are counted, whichever of its names was typed. */
export const accountKey = (personId: number): string => `person ${personId}`;

/**
 * Gives where a failure is counted: with the account, or apart for a browser from which the person signed in before, which
 * strangers' failures do not lock out. An unknown name is counted as an account is.
 */
export async function failureCount(
  needs: IdentityNeeds,
  { personId, name, mark }: { personId: number | null; name: string; mark: string | null },
): Promise<FailureCount> {
  const { signInOfAccount, signInOfBrowser } = needs.attempts;
  // Asked for an unknown name too: known and unknown accounts take the same time.
  const isKnown = await isKnownBrowser(needs.connection.db, needs, personId ?? 0, mark);
  if (personId === null) return { attempts: signInOfAccount, key: `name ${name}` };
  return isKnown
    ? { attempts: signInOfBrowser, key: `${accountKey(personId)} ${mark}` }
    : { attempts: signInOfAccount, key: accountKey(personId) };
}
