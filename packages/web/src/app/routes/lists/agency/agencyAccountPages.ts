import type { QueryClient } from "@tanstack/react-query";
import { loadAccountSections, prefetchSessions } from "../../../../features/identity/index.ts";
import { loadProving, prefetchSecondFactor } from "../../../../features/secondFactor/index.ts";
import { page } from "../../../../routing/page.ts";

/** The own account of somebody of the agency, with a function or without (STAFF-03, STAFF-36). */
export const agencyAccountPage = page("/agence/mon-compte", {
  title: { fr: "Mon compte", en: "My account" },
  load: async (queries: QueryClient) => {
    await Promise.all([prefetchSessions(queries), prefetchSecondFactor(queries)]);
  },
  component: async () => {
    const [{ joined }, account, Proving] = await Promise.all([
      import("../../../pages/AgencyAccountPage.tsx"),
      loadAccountSections(),
      loadProving(),
    ]);
    return joined({ ...account, Proving });
  },
});
