import type { QueryClient } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";
import { currentLocale } from "../../client/locale.tsx";
import { diplomasQuery } from "./education/education.queries.ts";
import { completionQuery, profileQuery, publicProfileQuery } from "./profile.queries.ts";

export { profileKey } from "./profile.queries.ts";

/** What the router needs of the babysitter's profile; it is asked for while its script still loads. */
export const babysitterProfile = {
  loader: ({ context }: { context: { queries: QueryClient } }) => {
    void context.queries.prefetchQuery(profileQuery);
    void context.queries.prefetchQuery(completionQuery);
    void context.queries.prefetchQuery(diplomasQuery(currentLocale()));
  },
  staleTime: Number.POSITIVE_INFINITY,
};

/** What the router needs of what families see. */
export const publicProfilePreview = {
  loader: ({ context }: { context: { queries: QueryClient } }) => {
    void context.queries.prefetchQuery(publicProfileQuery);
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(() => import("./preview/PreviewPage.tsx"), "PreviewPage"),
};

/** Fetches the page itself. */
export const loadProfilePage = async () => (await import("./ProfilePage.tsx")).ProfilePage;
