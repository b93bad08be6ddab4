import type { Page } from "@ribambelle/domain/agency/page";

/** What every public page is given: what the server knew, and the redirect target as a query ready for a link. */
export interface PublicPageProps {
  page: Page;
  /** Empty, or `redirectUrl=…` encoded. */
  redirectQuery: string;
}
