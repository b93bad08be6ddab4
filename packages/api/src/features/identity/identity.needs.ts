import { type Attempts, openAttempts } from "../../acting/attempts.ts";
import type { Db } from "../../db/connect.ts";
import type { Deps } from "../../deps.ts";
import type { Sessions } from "./sessions.ts";

/** Forgets what a feature keeps of a person whose account is deleted, in the transaction that deletes it; the person's row is held. */
export type Forget = (transaction: Db, personId: number) => Promise<unknown>;

/** What the identity actions work with: the common deps, the sessions, and the counters of attempts. */
export interface IdentityNeeds extends Deps {
  readonly sessions: Sessions;
  /** What each other feature does when an account is deleted. */
  readonly forgetters: readonly Forget[];
  readonly attempts: {
    readonly signInOfAccount: Attempts;
    readonly signInFromAddress: Attempts;
    readonly resetOfAccount: Attempts;
    readonly resetFromAddress: Attempts;
    readonly passwordOfPerson: Attempts;
  };
}

export function identityNeeds(deps: Deps, sessions: Sessions, forgetters: readonly Forget[]): IdentityNeeds {
  const { pool } = deps.connection;
  const { signIn, reset } = deps.config.limits;
  return {
    ...deps,
    sessions,
    forgetters,
    attempts: {
      signInOfAccount: openAttempts(pool, "sign-in-account", signIn.perAccount, signIn.seconds),
      signInFromAddress: openAttempts(pool, "sign-in-address", signIn.perAddress, signIn.seconds),
      resetOfAccount: openAttempts(pool, "reset-account", reset.perAccount, reset.seconds),
      resetFromAddress: openAttempts(pool, "reset-address", reset.perAddress, reset.seconds),
      passwordOfPerson: openAttempts(pool, "password-person", signIn.perAccount, signIn.seconds),
    },
  };
}
