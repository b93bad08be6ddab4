import { loadRenewalBanner, prefetchMyRenewal } from "../../features/renewals/index.ts";
import { page } from "../../routing/page.ts";
import { myInformationQuery } from "../session/session.ts";
import { agencySpace, dashboard } from "./home.ts";

export const dashboardPage = page(dashboard.path, {
  title: dashboard.title,
  load: async (queries) => {
    // The agency has no answer of its own to give.
    if (queries.getQueryData(myInformationQuery.queryKey)?.role !== "Agency")
      await prefetchMyRenewal(queries);
  },
  component: async () => {
    const [{ dashboardPageOf }, RenewalBanner] = await Promise.all([
      import("../home/DashboardPage.tsx"),
      loadRenewalBanner(),
    ]);
    return dashboardPageOf(RenewalBanner);
  },
});

// The agency's own menu grows with its back office (SHELL-OP5).
export const agencyPage = page(agencySpace.path, {
  title: agencySpace.title,
  component: () => import("../home/AgencyPage.tsx").then(({ AgencyPage }) => AgencyPage),
});
