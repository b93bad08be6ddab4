import { page } from "../../routing/page.ts";

// One script: whoever opens the list opens somebody of it.
const loadPages = () => import("./pages.ts");

/** The agency's people (STAFF-08). */
export const staffPage = page("/agence/equipe", {
  title: { fr: "Équipe", en: "Team" },
  inAgencyMenu: true,
  needs: "staff.read",
  // What an address means is in the page's own script: families fetch nothing of it (AGUI-34).
  loadsFor: (address) => address,
  load: async (queries, address) => {
    const { staffQueryAt } = await loadPages();
    void queries.prefetchQuery(staffQueryAt(address));
  },
  component: async () => (await loadPages()).StaffPage,
});

/** Somebody of the agency (STAFF-09). */
export const memberPage = page("/agence/equipe/$id", {
  title: { fr: "Membre de l’équipe", en: "Member of the team" },
  needs: "staff.read",
  exists: ({ id = "" }) => /^[1-9]\d{0,8}$/.test(id),
  load: async (queries, _, { id = "" }) => {
    const { memberQuery } = await loadPages();
    void queries.prefetchQuery(memberQuery(id));
  },
  component: async () => (await loadPages()).MemberPage,
});
