import { sponsorshipSection } from "@ribambelle/domain/sponsorship/sponsorship.section";
import type { QueryClient } from "@tanstack/react-query";
import { page } from "../../routing/page.ts";

const sponsorship = {
  title: { fr: "Parrainage", en: "Sponsorship" },
  section: sponsorshipSection,
  inMySpace: true, // SHELL-13
  menu: {
    about: {
      fr: "Recommander l’agence à vos proches.",
      en: "Recommend the agency to people you know.",
    },
  },
  load: async (queries: QueryClient) => {
    const { sponsorshipQuery } = await import("./sponsorship.queries.ts");
    void queries.prefetchQuery(sponsorshipQuery);
  },
} as const;

/** The page of parents. */
export const parentSponsorshipPage = page("/client/parrainage", {
  ...sponsorship,
  component: () => import("./SponsorshipPage.tsx").then(({ ParentSponsorshipPage }) => ParentSponsorshipPage),
});

/** The page of babysitters. */
export const babysitterSponsorshipPage = page("/intervenant/parrainage", {
  ...sponsorship,
  component: () =>
    import("./SponsorshipPage.tsx").then(({ BabysitterSponsorshipPage }) => BabysitterSponsorshipPage),
});
