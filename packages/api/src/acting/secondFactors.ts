import type { Role } from "@ribambelle/domain/kernel/role";
import type { SecondFactorStep } from "@ribambelle/domain/secondFactor/secondFactor";
import type { Db } from "../db/connection/connect.ts";

/** Who is asked for a second factor. */
export interface SecondFactors {
  /** Gives what is still to do once the password was right; null when the password is enough. */
  stepOf(
    db: Db,
    person: { readonly personId: number; readonly role: Role },
  ): Promise<SecondFactorStep | null>;
  /**
   * Gives the code that somebody of the demonstration may type now, who has no telephone; null until the next one, undefined for
   * everybody else, and in production (STAFF-35).
   */
  demonstrationCodeOf(db: Db, personId: number): Promise<string | null | undefined>;
}
