import type { By } from "../../acting/actor.ts";
import { type Attempts, openAttempts } from "../../acting/attempts.ts";
import type { FeatureDeps } from "../../feature.ts";
import { passwordProof } from "../identity/index.ts";
import { openSealing, type Sealing } from "./codes/sealing.ts";

/** What the acts of the second factor work with. */
export interface SecondFactorDeps extends FeatureDeps {
  readonly sealing: Sealing;
  readonly checkPassword: (by: By, personId: number, password: string) => Promise<void>;
  readonly attempts: {
    /** Tries of a code, of either kind. */
    readonly codes: Attempts;
    /** Wrong ones: the last that is let through is told to the person. */
    readonly wrongCodes: Attempts;
    /** Letters that tell of wrong codes. */
    readonly warnings: Attempts;
  };
}

// FACTOR-11
const mostWrongCodes = 5;
const windowSeconds = 15 * 60;

export function secondFactorDeps(given: FeatureDeps): SecondFactorDeps {
  const { pool } = given.connection;
  const { codes, wrongCodes, warnings } = {
    codes: openAttempts(pool, "second-factor-codes", mostWrongCodes, windowSeconds),
    wrongCodes: openAttempts(pool, "second-factor-wrong", mostWrongCodes - 1, windowSeconds),
    warnings: openAttempts(pool, "second-factor-warning", 1, windowSeconds),
  };
  return {
    ...given,
    sealing: openSealing(given),
    checkPassword: passwordProof(given),
    attempts: { codes, wrongCodes, warnings },
  };
}
