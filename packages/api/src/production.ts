import type { Db } from "./db/connection/connect.ts";
import type { Standing } from "./db/standing.store.ts";
import { hasDemonstrationAccounts } from "./features/demonstration/index.ts";
import type { HttpSettings } from "./http/http.settings.ts";
import type { PortalSettings } from "./portal.settings.ts";
import type { FeatureConfig } from "./settings.ts";

/** A portal that must not serve people as it is; the message is one sentence. */
export class ProductionProblem extends Error {}

const isThisMachine = (hostname: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Throws ProductionProblem in production without PUBLIC_URL, from which links, cookies and the check of origins are built,
 * or with one that others can read along (http beyond this machine).
 */
export function checkPublicUrl({ production, publicUrl }: PortalSettings & HttpSettings): void {
  if (!production) return;
  if (!publicUrl) {
    throw new ProductionProblem(
      "In production the portal must know its address: set PUBLIC_URL, such as https://portail.example.fr.",
    );
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:" || isThisMachine(hostname)) return;
  throw new ProductionProblem(
    `In production PUBLIC_URL must start with https:// (only localhost may do without): ${publicUrl} would send passwords in the clear.`,
  );
}

/** Throws ProductionProblem in production where a password alone would open the agency (STAFF-22). */
export function checkSecondFactor({
  production,
  agencyNeedsSecondFactor,
}: PortalSettings & FeatureConfig): void {
  if (!production || agencyNeedsSecondFactor) return;
  throw new ProductionProblem(
    "In production AGENCY_SECOND_FACTOR must be required, or left out: what opens everybody’s data is never behind a password alone.",
  );
}

/** Gives the sentence of a start in production where the portal's database role could erase the audit; null where all is well. */
export function tablesWarning({ production }: PortalSettings, standing: Standing | null): string | null {
  if (!production || standing === null || standing === "apart") return null;
  return "The database role of the portal could change its tables and erase the audit (docs/operations.md, “Whose the tables are”).";
}

/**
 * Throws ProductionProblem in production when somebody can sign in with a password of the demonstration, which is printed;
 * DEMONSTRATION=yes says that this is what is wanted.
 */
export async function checkDemonstration(
  { production, demonstration }: PortalSettings,
  db: Db,
): Promise<void> {
  if (!production || demonstration || !(await hasDemonstrationAccounts(db))) return;
  throw new ProductionProblem(
    "This database holds the demonstration agency, whose passwords are public: remove it with npm run demonstration -- remove, then start again.",
  );
}
