import { noPublicSitePath } from "@ribambelle/domain/agency/agency.rules";
import { section } from "@ribambelle/domain/toDos/section";
import { type AppPage, page, type Sites } from "../../../routing/page.ts";

type Shown = Pick<AppPage, "title" | "section" | "menu" | "sendsHome">;

// Sections on another site: they redirect there, or say what to do while that site is not configured
// (LEGACY-OP3).
const search = () =>
  import("../../pages/elsewhere/ElsewherePage.tsx").then(({ SearchElsewherePage }) => SearchElsewherePage);

/** A search of the public site (LEGACY-OP2). */
const searchPage = <const Path extends string>(
  path: Path,
  addressOf: (site: Sites["agency"]["publicSite"]) => string,
  shown: Shown,
) =>
  page(path, {
    ...shown,
    outside: ({ agency }) => {
      const address = addressOf(agency.publicSite);
      return address === "" || address === noPublicSitePath ? null : address;
    },
    component: search,
  });

const profiles = {
  title: { fr: "Profils de nounous", en: "Nanny profiles" },
  section: section("profiles"),
  sendsHome: "BabySitter", // ROUTE-29, ROUTE-30
} as const;
export const profilesPage = searchPage("/client/profiles", (site) => site.parentSearch, {
  ...profiles,
  menu: {
    about: {
      fr: "Parcourir les profils des nounous près de chez vous.",
      en: "Browse the profiles of nannies near you.",
    },
  },
});
export const bareProfilesPage = searchPage("/profiles", (site) => site.parentSearch, profiles); // ROUTE-OP2

const jobs = {
  title: { fr: "Offres d’emploi", en: "Job offers" },
  section: section("jobs"),
  sendsHome: "Parent", // ROUTE-40, ROUTE-41
} as const;
export const jobsPage = searchPage("/intervenant/searchjobs", (site) => site.babysitterSearch, {
  ...jobs,
  menu: {
    about: {
      fr: "Voir les gardes proposées près de chez vous.",
      en: "See the jobs offered near you.",
    },
  },
});
export const bareJobsPage = searchPage("/searchjobs", (site) => site.babysitterSearch, jobs); // ROUTE-OP2
