import { idPattern } from "@ribambelle/domain/kernel/ids/id";
import { loadProving, prefetchSecondFactor } from "../../../../features/secondFactor/index.ts";
import {
  loadFunctionsPage,
  loadNewMemberPage,
  loadStaffPages,
  loadStaffQueries,
} from "../../../../features/staff/index.ts";
import { page } from "../../../../routing/page.ts";

const loadJoined = () => import("../../../pages/StaffPages.tsx");

/** The agency's people (STAFF-08). */
export const staffPage = page("/agence/equipe", {
  title: { fr: "Équipe", en: "Team" },
  inAgencyMenu: true,
  needs: "staff.read",
  // What an address means is in the page's own script: families fetch nothing of it (AGUI-34).
  loadsFor: (address) => address,
  load: async (queries, address) => {
    const { staffQueryAt } = await loadStaffPages();
    void queries.prefetchQuery(staffQueryAt(address));
  },
  component: async () => {
    const [{ staffPageOf }, pages] = await Promise.all([loadJoined(), loadStaffPages()]);
    return staffPageOf(pages);
  },
});

/** A new colleague (STAFF-10). */
export const newMemberPage = page("/agence/equipe/nouveau", {
  title: { fr: "Ajouter un membre", en: "Add a member" },
  needs: "staff.manage",
  load: async (queries) => {
    const { allStaffQuery } = await loadStaffQueries();
    void queries.prefetchQuery(allStaffQuery);
    await prefetchSecondFactor(queries);
  },
  component: async () => {
    const [{ newMemberPageOf }, NewMemberPage, Proving] = await Promise.all([
      loadJoined(),
      loadNewMemberPage(),
      loadProving(),
    ]);
    return newMemberPageOf(NewMemberPage, Proving);
  },
});

/** Somebody of the agency (STAFF-09). */
export const memberPage = page("/agence/equipe/$id", {
  title: { fr: "Membre de l’équipe", en: "Team member" },
  needs: "staff.read",
  exists: ({ id = "" }) => idPattern.test(id),
  load: async (queries, _, { id = "" }) => {
    const { memberQuery } = await loadStaffPages();
    void queries.prefetchQuery(memberQuery(id));
  },
  component: async () => {
    const [{ memberPageOf }, pages] = await Promise.all([loadJoined(), loadStaffPages()]);
    return memberPageOf(pages);
  },
});

/** What each function permits (STAFF-02). */
export const functionsPage = page("/agence/fonctions", {
  title: { fr: "Ce que chaque fonction permet", en: "What each function permits" },
  component: loadFunctionsPage,
});
