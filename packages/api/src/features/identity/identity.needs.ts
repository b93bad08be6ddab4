import { type Attempts, openAttempts } from "../../acting/attempts.ts";
import type { FeatureNeeds } from "../../feature.ts";

/** What the identity actions work with: what all features are given, and the counters of attempts. */
export interface IdentityNeeds extends FeatureNeeds {
  readonly attempts: {
    readonly signInOfAccount: Attempts;
    readonly signInFromAddress: Attempts;
    readonly resetOfAccount: Attempts;
    readonly resetFromAddress: Attempts;
    readonly passwordOfPerson: Attempts;
  };
}

export function identityNeeds(given: FeatureNeeds): IdentityNeeds {
  const { pool } = given.connection;
  const { signIn, reset } = given.config.limits;
  return {
    ...given,
    attempts: {
      signInOfAccount: openAttempts(pool, "sign-in-account", signIn.perAccount, signIn.seconds),
      signInFromAddress: openAttempts(pool, "sign-in-address", signIn.perAddress, signIn.seconds),
      resetOfAccount: openAttempts(pool, "reset-account", reset.perAccount, reset.seconds),
      resetFromAddress: openAttempts(pool, "reset-address", reset.perAddress, reset.seconds),
      passwordOfPerson: openAttempts(pool, "password-person", signIn.perAccount, signIn.seconds),
    },
  };
}
