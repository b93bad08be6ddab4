import type { QueryClient } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";
import { currentLocale } from "../../client/locale.tsx";

export { profileKey } from "./profileKey.ts";

interface Loading {
  context: { queries: QueryClient };
}

// What the calls are stays out of the app's own script: who never opens the profile does not fetch it.
const loadQueries = () =>
  Promise.all([import("./profile.queries.ts"), import("./education/education.queries.ts")]);

/** What the router needs of the babysitter's profile; it is asked for while its script still loads. */
export const babysitterProfile = {
  loader: async ({ context: { queries } }: Loading) => {
    const [{ profileQuery, completionQuery }, { diplomasQuery }] = await loadQueries();
    void queries.prefetchQuery(profileQuery);
    void queries.prefetchQuery(completionQuery);
    void queries.prefetchQuery(diplomasQuery(currentLocale()));
  },
  staleTime: Number.POSITIVE_INFINITY,
};

/** What the router needs of what families see. */
export const publicProfilePreview = {
  loader: async ({ context: { queries } }: Loading) => {
    const [{ publicProfileQuery }] = await loadQueries();
    void queries.prefetchQuery(publicProfileQuery);
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(() => import("./preview/PreviewPage.tsx"), "PreviewPage"),
};

/** Fetches the page itself. */
export const loadProfilePage = async () => (await import("./ProfilePage.tsx")).ProfilePage;
