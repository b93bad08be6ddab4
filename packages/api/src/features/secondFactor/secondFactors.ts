import { Refused } from "../../acting/refused.ts";
import type { SecondFactors } from "../../acting/secondFactors.ts";
import type { Deps } from "../../deps.ts";
import { openSealing } from "./codes/sealing.ts";
import { codeAt } from "./codes/totp.ts";
import { findDemonstrationFactor, findFactor } from "./secondFactor.store.ts";

/** Asks everybody who has a second factor for it, and the agency to choose one where AGENCY_SECOND_FACTOR says so. */
export function openSecondFactors({ config, log, now }: Deps): SecondFactors {
  const sealing = openSealing({ config, log });
  return {
    async stepOf(db, { personId, role }) {
      if (await findFactor(db, personId)) return "to-give";
      return config.agencyNeedsSecondFactor && role === "Agency" ? "to-enrol" : null;
    },
    async demonstrationCodeOf(db, personId) {
      if (!config.demonstration || config.production) return undefined;
      const factor = await findDemonstrationFactor(db, personId);
      if (!factor) return undefined;
      try {
        const { code, step } = await codeAt(sealing.open(personId, factor), now());
        return step > factor.lastStep ? code : null;
      } catch (error) {
        // Another installation drew the key: here nobody has a code of it.
        if (error instanceof Refused) return undefined;
        throw error;
      }
    },
  };
}
