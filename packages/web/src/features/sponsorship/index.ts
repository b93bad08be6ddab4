import { sponsorshipSection } from "@ribambelle/domain/sponsorship/sponsorship.section";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { page } from "../../routing/page.ts";

const sponsorship = {
  title: { fr: "Parrainage", en: "Refer a friend" },
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

type LoadTold = () => Promise<(Page: ComponentType<{ readonly personId: number }>) => ComponentType>;

/** The page of parents, once `loadTold` has said who asks. */
export const parentSponsorshipOf = (loadTold: LoadTold) =>
  page("/client/parrainage", {
    ...sponsorship,
    component: async () => {
      const [{ ParentSponsorshipPage }, told] = await Promise.all([
        import("./SponsorshipPage.tsx"),
        loadTold(),
      ]);
      return told(ParentSponsorshipPage);
    },
  });

/** The page of babysitters, once `loadTold` has said who asks. */
export const babysitterSponsorshipOf = (loadTold: LoadTold) =>
  page("/intervenant/parrainage", {
    ...sponsorship,
    component: async () => {
      const [{ BabysitterSponsorshipPage }, told] = await Promise.all([
        import("./SponsorshipPage.tsx"),
        loadTold(),
      ]);
      return told(BabysitterSponsorshipPage);
    },
  });
