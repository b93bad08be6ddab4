import type { page } from "./page.ts";

type Declared = Parameters<typeof page>[1];

/**
 * Gives where a page of the private space is found in the old one: its section, under the same name there (LEGACY-OP1); null
 * while no old space is configured, and the page is the portal's own (SPACE-01, SPACE-02).
 */
export const inOldPortal =
  (section: string): NonNullable<Declared["outside"]> =>
  ({ oldPortalUrl }) =>
    oldPortalUrl && `${oldPortalUrl}/${section}`;
