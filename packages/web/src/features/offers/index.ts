import { noPublicSitePath } from "@ribambelle/domain/agency/agency.rules";
import { section } from "@ribambelle/domain/toDos/section";
import { page, type Sites } from "../../routing/page.ts";

/** While the agency has a public site, babysitters search there (ROUTE-39, LEGACY-09). */
const outside = ({ agency }: Sites) => {
  const address = agency.publicSite.babysitterSearch;
  return address === "" || address === noPublicSitePath ? null : address;
};

// The page reads its address itself: what filters mean is not in the app's first script.
const asGiven = (given: Record<string, unknown>) => given;
const loadPages = () => import("./pages.ts");
const loadQueries = () => import("./offers.queries.ts");

const list = {
  title: { fr: "Offres d’emploi", en: "Job offers" },
  section: section("jobs"),
  sendsHome: "Parent", // ROUTE-40, ROUTE-41
  outside,
  search: asGiven,
  loadsFor: asGiven,
  load: async (queries, address) => {
    const { offersQueryAt, applicationsQuery } = await loadQueries();
    void queries.prefetchQuery(offersQueryAt(address));
    void queries.prefetchQuery(applicationsQuery);
  },
  component: () => loadPages().then(({ OffersPage }) => OffersPage),
} as const satisfies Parameters<typeof page<"/", Record<string, unknown>, Record<string, unknown>>>[1];

/** The work that the agency offers (OFFER-01). */
export const jobsPage = page("/intervenant/searchjobs", {
  ...list,
  menu: {
    about: {
      fr: "Voir les gardes proposées près de chez vous.",
      en: "See the jobs offered near you.",
    },
  },
});
export const bareJobsPage = page("/searchjobs", list); // ROUTE-OP2

/** What a babysitter applied for (OFFER-08). */
export const applicationsPage = page("/intervenant/searchjobs/candidatures", {
  title: { fr: "Mes candidatures", en: "My applications" },
  section: section("jobs"),
  load: async (queries) => {
    const { applicationsQuery } = await loadQueries();
    void queries.prefetchQuery(applicationsQuery);
  },
  component: () => loadPages().then(({ ApplicationsPage }) => ApplicationsPage),
});
