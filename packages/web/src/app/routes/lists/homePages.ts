import { currentLocale } from "../../../client/locale.tsx";
import { loadDesk, prefetchDesk } from "../../../features/desk/index.ts";
import { loadToDos, myToDosQuery } from "../../../features/toDos/index.ts";
import { page } from "../../../routing/page.ts";
import { myInformationQuery } from "../../session/session.ts";
import { agencySpace, dashboard } from "../home.ts";

export const dashboardPage = page(dashboard.path, {
  title: dashboard.title,
  load: async (queries) => {
    // The agency has no list of its own yet.
    if (queries.getQueryData(myInformationQuery.queryKey)?.role !== "Agency")
      void queries.prefetchQuery(myToDosQuery(currentLocale()));
  },
  component: async () => {
    const [{ dashboardPageOf }, ToDos] = await Promise.all([
      import("../../home/DashboardPage.tsx"),
      loadToDos(),
    ]);
    return dashboardPageOf(ToDos);
  },
});

// The agency's own menu grows with its back office (SHELL-OP5).
export const agencyPage = page(agencySpace.path, {
  title: agencySpace.title,
  needs: "desk.read",
  load: prefetchDesk,
  component: async () => {
    const [{ agencyPageOf }, Desk] = await Promise.all([import("../../home/AgencyPage.tsx"), loadDesk()]);
    return agencyPageOf(Desk);
  },
});
