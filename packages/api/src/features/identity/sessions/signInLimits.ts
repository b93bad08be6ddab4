import type { Attempts } from "../../../acting/attempts.ts";
import type { Credentials } from "../../people/index.ts";
import { isKnownBrowser } from "../browsers/browsers.ts";
import type { IdentityDeps } from "../identity.deps.ts";

/** Where the failed sign-ins to one account are counted. */
export interface FailureCount {
  readonly attempts: Attempts;
  readonly key: string;
}

/** The key under which what a person does, or a browser of theirs, is counted. */
export const accountKey = (personId: number): string => `person ${personId}`;

/** The key under which strangers' failures are counted: by name, so that two names of one account do not tell that they are one. */
export const nameKey = (name: string): string => `name ${name}`;

/**
 * Gives where a failure is counted: with the name that was typed, be it somebody's or nobody's, or apart for a browser from which
 * the person signed in before, which strangers' failures do not lock out (docs/decisions/0060).
 */
export async function failureCount(
  deps: IdentityDeps,
  {
    person,
    name,
    mark,
  }: { person: Pick<Credentials, "personId" | "role"> | null; name: string; mark: string | null },
): Promise<FailureCount> {
  const { attempts } = deps;
  const isOfStaff = person?.role === "Agency";
  const ofName = isOfStaff ? attempts.signInOfStaffName : attempts.signInOfName;
  const ofBrowser = isOfStaff ? attempts.signInOfStaffBrowser : attempts.signInOfBrowser;
  const personId = person?.personId ?? null;
  // Asked for an unknown name too: known and unknown accounts take the same time.
  const isKnown = await isKnownBrowser(deps.connection.db, deps, personId ?? 0, mark);
  return personId !== null && isKnown
    ? { attempts: ofBrowser, key: `${accountKey(personId)} ${mark}` }
    : { attempts: ofName, key: nameKey(name) };
}
