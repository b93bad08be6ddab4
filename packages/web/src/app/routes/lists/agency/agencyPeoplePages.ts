import { idPattern } from "@ribambelle/domain/kernel/ids/id";
import type { MyInformation } from "@ribambelle/domain/me/me";
import type { QueryClient } from "@tanstack/react-query";
import {
  loadNewPersonPage,
  loadPeoplePages,
  loadPersonPages,
  personTabs,
} from "../../../../features/agencyPeople/index.ts";
import { page } from "../../../../routing/page.ts";
import { myInformationQuery } from "../../../session/session.ts";

const loadJoined = () => import("../../../pages/agency/PersonPages.tsx");

const ofPerson = {
  title: { fr: "Fiche", en: "Record" },
  needs: ["people.read-parents", "people.read-babysitters"],
  isNoted: true,
  load: async (
    queries: Parameters<NonNullable<Parameters<typeof page>[1]["load"]>>[0],
    _: unknown,
    params: Readonly<Record<string, string>>,
  ) => {
    const [{ loadTab }, pages] = await Promise.all([loadJoined(), loadPersonPages()]);
    const id = params.id ?? "";
    void queries.prefetchQuery(pages.personQuery(id));
    // What stands above the tabs says which contracts wait: come later, it would move them.
    void queries.prefetchQuery(pages.contractsOfQuery(id));
    await loadTab(pages, params.onglet ?? "");
  },
  component: loadPersonPage,
} as const;

async function loadPersonPage() {
  const [{ personPageOf }, pages] = await Promise.all([loadJoined(), loadPersonPages()]);
  return personPageOf(pages);
}

const isId = ({ id = "" }: Readonly<Record<string, string>>) => idPattern.test(id);

/** A family or a babysitter, as the agency sees them (FOLKS-14). */
export const personPage = page("/agence/personnes/$id", { ...ofPerson, exists: isId });

/** The same with another tab open. */
export const personTabPage = page("/agence/personnes/$id/$onglet", {
  ...ofPerson,
  exists: (params) => isId(params) && personTabs.some((tab) => tab === params.onglet),
  tabs: ["onglet", personTabs],
});

const creating = { Parent: "people.create-parents", BabySitter: "people.create-babysitters" } as const;

/** Somebody new (FOLKS-27). */
export const newPersonPage = page("/agence/personnes/nouveau", {
  title: { fr: "Ajouter une personne", en: "Add a person" },
  needs: ["people.create-parents", "people.create-babysitters"],
  search: ({ role }): { readonly role?: keyof typeof creating } =>
    role === "BabySitter" || role === "Parent" ? { role } : {},
  needsAt: ({ search: { role } }) => role && creating[role],
  component: async () => {
    const [{ newPersonPageOf }, NewPersonPage] = await Promise.all([loadJoined(), loadNewPersonPage()]);
    return newPersonPageOf(NewPersonPage);
  },
});

const ofPeople = (role: "Parent" | "BabySitter") => ({
  inAgencyMenu: true,
  // What an address means is in the page's own script: families fetch nothing of it (AGUI-34).
  loadsFor: (address: object) => address,
  load: async (queries: QueryClient, address: object) => {
    const { peopleQueryAt } = await loadPeoplePages();
    const me = queries.getQueryData<MyInformation | null>(myInformationQuery.queryKey);
    const isOpen = me?.staff?.permissions.includes("people.read-private") ?? false;
    void queries.prefetchQuery(peopleQueryAt(role, address, isOpen));
  },
  component: async () => {
    const [{ peoplePageOf }, { PeoplePage }] = await Promise.all([
      import("../../../pages/agency/PeoplePages.tsx"),
      loadPeoplePages(),
    ]);
    return peoplePageOf(PeoplePage, role);
  },
});

/** The agency's families (FOLKS-08). */
export const parentsPage = page("/agence/parents", {
  title: { fr: "Parents", en: "Parents" },
  needs: "people.read-parents",
  ...ofPeople("Parent"),
});

/** The agency's babysitters (FOLKS-09). */
export const babysittersPage = page("/agence/intervenants", {
  title: { fr: "Intervenants", en: "Babysitters" },
  needs: "people.read-babysitters",
  ...ofPeople("BabySitter"),
});
