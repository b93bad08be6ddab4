import type { SecondFactors } from "../../acting/secondFactors.ts";
import type { Deps } from "../../deps.ts";
import { findFactor } from "./secondFactor.store.ts";

/** Asks everybody who has a second factor for it, and the agency to choose one where AGENCY_SECOND_FACTOR says so. */
export function openSecondFactors({ config: { agencyNeedsSecondFactor } }: Deps): SecondFactors {
  return {
    async stepOf(db, { personId, role }) {
      if (await findFactor(db, personId)) return "to-give";
      return agencyNeedsSecondFactor && role === "Agency" ? "to-enrol" : null;
    },
  };
}
