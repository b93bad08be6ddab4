import { page } from "../../routing/page.ts";
import { agencySpace, dashboard } from "./home.ts";

export const dashboardPage = page(dashboard.path, {
  title: dashboard.title,
  component: () => import("../home/DashboardPage.tsx").then(({ DashboardPage }) => DashboardPage),
});

// The agency's own menu grows with its back office (SHELL-OP5).
export const agencyPage = page(agencySpace.path, {
  title: agencySpace.title,
  component: () => import("../home/AgencyPage.tsx").then(({ AgencyPage }) => AgencyPage),
});
