import { noPublicSitePath } from "@ribambelle/domain/agency/agency.rules";
import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { section } from "@ribambelle/domain/toDos/section";
import type { ComponentType } from "react";
import { page, type Sites } from "../../routing/page.ts";

/** While the agency has a public site, families search there (ROUTE-28, LEGACY-08). */
const outside = ({ agency }: Sites) => {
  const address = agency.publicSite.parentSearch;
  return address === "" || address === noPublicSitePath ? null : address;
};

const shown = {
  title: { fr: "Profils de nounous", en: "Nanny profiles" },
  section: section("profiles"),
  sendsHome: "BabySitter", // ROUTE-29, ROUTE-30
  outside,
} as const;

// The page reads its address itself: what filters mean is not in the app's first script.
const asGiven = (given: Record<string, unknown>) => given;

const loadPages = () => import("./pages.ts");
const loadQueries = () => import("./nannies.queries.ts");

const list = {
  ...shown,
  search: asGiven,
  loadsFor: asGiven,
  load: async (queries, address) => {
    const { fetchList } = await loadQueries();
    fetchList(queries, address);
  },
  component: () => loadPages().then(({ NanniesPage }) => NanniesPage),
} as const satisfies Parameters<typeof page<"/", Record<string, unknown>, Record<string, unknown>>>[1];

/** The adverts that babysitters publish, as families search through them (NANNY-01). */
export const profilesPage = page("/client/profiles", {
  ...list,
  menu: {
    about: {
      fr: "Parcourir les profils des nounous près de chez vous.",
      en: "Browse the profiles of nannies near you.",
    },
  },
});
export const bareProfilesPage = page("/profiles", list); // ROUTE-OP2

/** One of them; `loadCard` fetches what shows a public profile (NANNY-10). */
export const nannyPageWith = (
  loadCard: () => Promise<ComponentType<{ profile: PublicProfile; isNamed?: boolean }>>,
) =>
  page("/client/profiles/$id", {
    title: { fr: "Profil de nounou", en: "Nanny profile" },
    search: asGiven,
    load: async (queries, _, { id = "" }) => {
      const { nannyQuery } = await loadQueries();
      void queries.prefetchQuery(nannyQuery(id));
    },
    component: async () => {
      const [{ nannyPageOf }, Card] = await Promise.all([loadPages(), loadCard()]);
      return nannyPageOf(Card);
    },
  });

/** Fetches what stands on the home page of a family about what it asked the agency for. */
export const loadAsked = async () => (await import("./Asked.tsx")).Asked;
