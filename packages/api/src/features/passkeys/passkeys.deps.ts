import { type Attempts, openAttempts } from "../../acting/attempts.ts";
import type { FeatureDeps } from "../../feature.ts";
import type { RelyingParty } from "./webauthn.ts";

/** What the acts of passkeys work with. */
export interface PasskeysDeps extends FeatureDeps {
  readonly party: RelyingParty;
  readonly attempts: {
    /** Challenges of sign-ins, which anybody may ask for. */
    readonly challengesFromAddress: Attempts;
    readonly signInFromAddress: Attempts;
  };
}

export function passkeysDeps(given: FeatureDeps, origins: readonly string[]): PasskeysDeps {
  const { pool } = given.connection;
  const { perAddress, seconds } = given.config.limits.signIn;
  return {
    ...given,
    party: { id: new URL(given.publicUrl).hostname, name: given.agency.name, origins },
    attempts: {
      challengesFromAddress: openAttempts(pool, "passkey-challenge", perAddress, seconds),
      signInFromAddress: openAttempts(pool, "passkey-address", perAddress, seconds),
    },
  };
}
