import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { page } from "../../routing/page.ts";

import type { RenewalPageProps } from "./frame/renewalPage.ts";

/** Tells a page who the person is. */
type Told = (Page: ComponentType<RenewalPageProps>) => ComponentType;

const title = { fr: "Rentrée scolaire", en: "Back to school" };

// Imported dynamically, so that only people who open the form fetch the code of its calls.
const loadQueries = () => import("./renewals.queries.ts");

/** The parent's form (RENEWP), once `loadTold` has said who asks. */
export const parentRenewal = (loadTold: () => Promise<Told>) =>
  page("/client/rentree-scolaire", {
    title,
    load: async (queries: QueryClient) => {
      const { linkedEmployeesQuery, myRenewalQuery } = await loadQueries();
      void queries.prefetchQuery(myRenewalQuery);
      void queries.prefetchQuery(linkedEmployeesQuery);
    },
    component: async () => {
      const [{ ParentRenewalPage }, told] = await Promise.all([
        import("./parent/ParentRenewalPage.tsx"),
        loadTold(),
      ]);
      return told(ParentRenewalPage);
    },
  });

/** The babysitter's form (RENEWBS), once `loadTold` has said who asks. */
export const babysitterRenewal = (loadTold: () => Promise<Told>) =>
  page("/intervenant/rentree-scolaire", {
    title,
    load: async (queries: QueryClient) => {
      const { linkedFamiliesQuery, myRenewalQuery, situationQuery } = await loadQueries();
      void queries.prefetchQuery(myRenewalQuery);
      void queries.prefetchQuery(linkedFamiliesQuery);
      void queries.prefetchQuery(situationQuery);
    },
    component: async () => {
      const [{ BabysitterRenewalPage }, told] = await Promise.all([
        import("./babysitter/BabysitterRenewalPage.tsx"),
        loadTold(),
      ]);
      return told(BabysitterRenewalPage);
    },
  });

/** Fetches the agency's list of a season. */
export const loadSeason = () => import("./agency/pages.ts");

/** Fetches the agency's page of one answer. */
export const loadSeasonAnswer = () => import("./agency/answerPages.ts");

/** Fetches what one person answered this year, for their page. */
export const loadPersonAnswer = async () => (await import("./agency/PersonAnswer.tsx")).PersonAnswer;
