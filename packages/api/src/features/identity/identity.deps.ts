import { type Attempts, openAttempts } from "../../acting/attempts.ts";
import type { Deps } from "../../deps.ts";
import type { FeatureDeps } from "../../feature.ts";

/** What the identity actions work with: what all features are given, and the counters of attempts. */
export interface IdentityDeps extends FeatureDeps {
  readonly attempts: IdentityAttempts;
}

/** The counters of attempts: of right sign-ins, of sign-in failures, of reset letters, of failures to give the password in use. */
export interface IdentityAttempts {
  /** The sessions that somebody begins, by whatever proves who they are. */
  readonly sessionsOfPerson: Attempts;
  /** The letters that tell of a new device: one an hour. */
  readonly newDeviceLetters: Attempts;
  /** The failures of strangers, by the name that they typed. */
  readonly signInOfName: Attempts;
  /** The failures of a browser from which the person signed in before. */
  readonly signInOfBrowser: Attempts;
  /** The same of the agency's people, of whom fewer are taken (STAFF-21). */
  readonly signInOfStaffName: Attempts;
  readonly signInOfStaffBrowser: Attempts;
  readonly signInFromAddress: Attempts;
  /** The reset letters that browsers cause which are not known as the person's. */
  readonly resetByStrangers: Attempts;
  readonly resetOfBrowser: Attempts;
  readonly resetFromAddress: Attempts;
  readonly passwordOfPerson: Attempts;
}

export function identityDeps(given: FeatureDeps): IdentityDeps {
  return { ...given, attempts: identityAttempts(given) };
}

export function identityAttempts({
  connection: { pool },
  config,
}: Pick<Deps, "connection" | "config">): IdentityAttempts {
  const { signIn, reset } = config.limits;
  const open = (kind: string, points: number, { seconds }: { readonly seconds: number }) =>
    openAttempts(pool, kind, points, seconds);
  return {
    sessionsOfPerson: open("sign-in-right", signIn.right, signIn),
    newDeviceLetters: open("new-device-letter", 1, { seconds: 3_600 }),
    signInOfName: open("sign-in-account", signIn.perAccount, signIn),
    signInOfBrowser: open("sign-in-browser", signIn.perAccount, signIn),
    signInOfStaffName: open("sign-in-staff", signIn.perStaffAccount, signIn),
    signInOfStaffBrowser: open("sign-in-staff-browser", signIn.perStaffAccount, signIn),
    signInFromAddress: open("sign-in-address", signIn.perAddress, signIn),
    resetByStrangers: open("reset-stranger", reset.byStrangers, reset),
    resetOfBrowser: open("reset-browser", reset.perAccount, reset),
    resetFromAddress: open("reset-address", reset.perAddress, reset),
    passwordOfPerson: open("password-person", signIn.perAccount, signIn),
  };
}
