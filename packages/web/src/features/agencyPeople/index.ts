import { page } from "../../routing/page.ts";

export { personTabs } from "./tabs/personTabs.ts";

const loadSearch = () => import("./search/pages.ts");

/** Fetches the field of the agency's frame that searches. */
export const loadSearchField = async () => (await import("./search/SearchField.tsx")).SearchField;

/** All that is found of what is searched (FOLKS-01). */
export const searchPage = page("/agence/recherche", {
  title: { fr: "Recherche", en: "Search" },
  needs: [
    "people.read-parents",
    "people.read-babysitters",
    "contracts.read-parent",
    "contracts.read-babysitter",
  ],
  loadsFor: (address: { q?: unknown }) => address,
  load: async (queries, address) => {
    const { foundQueryAt, wantedAt } = await loadSearch();
    if (wantedAt(address) !== null) void queries.prefetchQuery(foundQueryAt(address));
  },
  component: async () => (await loadSearch()).SearchPage,
});

/** Fetches the page of a family or a babysitter. */
export const loadPersonPages = () => import("./pages.ts");

/** Fetches the page of somebody new. */
export const loadNewPersonPage = async () => (await import("./create/NewPersonPage.tsx")).NewPersonPage;

/** Fetches the dialogs of what is done about a person. */
export const loadPersonChange = async () => (await import("./changes/PersonChange.tsx")).PersonChange;

/** Fetches the pages that list families and babysitters. */
export const loadPeoplePages = () => import("./list/pages.ts");
