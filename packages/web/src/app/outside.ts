import { noPublicSitePath } from "@ribambelle/domain/agency/agency.rules";
import type { Page } from "../client/page.ts";
import { paths } from "./paths.ts";

/** What the addresses outside are made of. */
export type Sites = Pick<Page, "legacyBaseUrl" | "agency">;

const legacyPaths = new Set<string>([
  paths.parentInterventions,
  paths.invoices,
  paths.payments,
  paths.certificates,
  paths.babysitterInterventions,
  paths.documentsToRead,
  paths.payslips,
]);

/**
 * Gives where a path of the portal leads outside: the same name in the old private space (LEGACY-OP1), or the search of
 * the public site (LEGACY-OP2). Null for every other path, and while that site is not configured.
 */
export function outsideOf(path: string, { legacyBaseUrl, agency }: Sites): string | null {
  if (legacyPaths.has(path)) return legacyBaseUrl && legacyBaseUrl + path.slice(path.lastIndexOf("/"));
  const { parentSearch, babysitterSearch } = agency.publicSite;
  if (path === paths.profiles || path === paths.bareProfiles) return configured(parentSearch);
  if (path === paths.jobs || path === paths.bareJobs) return configured(babysitterSearch);
  return null;
}

const configured = (address: string) => (address === "" || address === noPublicSitePath ? null : address);
