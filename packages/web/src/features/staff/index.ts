import { staffList } from "@ribambelle/domain/staff/staff.filters";
import { page } from "../../routing/page.ts";

const loadQueries = () => import("./staff.queries.ts");

/** The agency's people (STAFF-08). */
export const staffPage = page("/agence/equipe", {
  title: { fr: "Équipe", en: "Team" },
  menu: { about: { fr: "Les personnes de l’agence.", en: "The people of the agency." } },
  needs: "staff.read",
  search: staffList.stateIn,
  loadsFor: (state) => state,
  load: async (queries, state) => {
    const { staffQuery } = await loadQueries();
    void queries.prefetchQuery(staffQuery(state));
  },
  component: () => import("./StaffPage.tsx").then(({ StaffPage }) => StaffPage),
});

/** Somebody of the agency (STAFF-09). */
export const memberPage = page("/agence/equipe/$id", {
  title: { fr: "Membre de l’équipe", en: "Member of the team" },
  needs: "staff.read",
  exists: ({ id = "" }) => /^[1-9]\d{0,8}$/.test(id),
  load: async (queries, _, { id = "" }) => {
    const { memberQuery } = await loadQueries();
    void queries.prefetchQuery(memberQuery(id));
  },
  component: () => import("./MemberPage.tsx").then(({ MemberPage }) => MemberPage),
});
