import { loadRequestsPage } from "../../../../features/requests/index.ts";
import { page } from "../../../../routing/page.ts";

/** What people ask of the agency (FOLKS-36). */
export const requestsPage = page("/agence/demandes", {
  title: { fr: "Demandes", en: "Requests" },
  inAgencyMenu: true,
  countsWaiting: true,
  needs: "people.requests",
  loadsFor: (address) => address,
  load: async (queries, address) => {
    const { requestsQueryAt } = await loadRequestsPage();
    void queries.prefetchQuery(requestsQueryAt(address));
  },
  component: async () => {
    const [{ requestsPageOf }, pages] = await Promise.all([
      import("../../../pages/agency/RequestsPages.tsx"),
      loadRequestsPage(),
    ]);
    return requestsPageOf(pages);
  },
});
