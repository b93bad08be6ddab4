import type { Deps } from "../../deps.ts";
import { type Attempts, openAttempts } from "../../http/attempts.ts";
import type { Sessions } from "./sessions.ts";

/** What the identity actions work with: the common deps, the sessions, and the counters of attempts. */
export interface IdentityNeeds extends Deps {
  readonly sessions: Sessions;
  readonly attempts: {
    readonly signInOfAccount: Attempts;
    readonly signInFromAddress: Attempts;
    readonly resetOfAccount: Attempts;
    readonly resetFromAddress: Attempts;
    readonly passwordOfPerson: Attempts;
  };
}

export function identityNeeds(deps: Deps, sessions: Sessions): IdentityNeeds {
  const { pool } = deps.connection;
  const { signIn, reset } = deps.config.limits;
  return {
    ...deps,
    sessions,
    attempts: {
      signInOfAccount: openAttempts(pool, "sign-in-account", signIn.perAccount, signIn.seconds),
      signInFromAddress: openAttempts(pool, "sign-in-address", signIn.perAddress, signIn.seconds),
      resetOfAccount: openAttempts(pool, "reset-account", reset.perAccount, reset.seconds),
      resetFromAddress: openAttempts(pool, "reset-address", reset.perAddress, reset.seconds),
      passwordOfPerson: openAttempts(pool, "password-person", signIn.perAccount, signIn.seconds),
    },
  };
}
