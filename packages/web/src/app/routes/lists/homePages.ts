import { currentLocale } from "../../../client/locale.tsx";
import { loadDesk, prefetchDesk } from "../../../features/desk/index.ts";
import { loadAsked } from "../../../features/nannies/index.ts";
import { loadToDos, myToDosQuery } from "../../../features/toDos/index.ts";
import { page } from "../../../routing/page.ts";
import { agencySpace, dashboard } from "../home.ts";

export const dashboardPage = page(dashboard.path, {
  title: dashboard.title,
  sendsHome: "Agency",
  load: async (queries) => void queries.prefetchQuery(myToDosQuery(currentLocale())),
  component: async () => {
    const [{ dashboardPageOf }, ToDos, Asked] = await Promise.all([
      import("../../home/DashboardPage.tsx"),
      loadToDos(),
      loadAsked(),
    ]);
    return dashboardPageOf(ToDos, Asked);
  },
});

export const agencyPage = page(agencySpace.path, {
  title: agencySpace.title,
  inAgencyMenu: true,
  needs: "desk.read",
  load: prefetchDesk,
  component: async () => {
    const [{ agencyPageOf }, Desk] = await Promise.all([import("../../home/AgencyPage.tsx"), loadDesk()]);
    return agencyPageOf(Desk);
  },
});
