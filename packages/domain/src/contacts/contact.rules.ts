import type { ReferentPeriod } from "./contact.ts";

/** True while a referent looks after a babysitter: no period is known, or one has no end that is past (CONTACT-OP4). */
export function isStillReferent(periods: readonly ReferentPeriod[], today: string): boolean {
  return periods.length === 0 || periods.some(({ endDate }) => endDate === null || endDate >= today);
}
