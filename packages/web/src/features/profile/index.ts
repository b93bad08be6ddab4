import type { QueryClient } from "@tanstack/react-query";
import { currentLocale } from "../../client/locale.tsx";
import { diplomasQuery } from "./education/education.queries.ts";
import { completionQuery, profileQuery } from "./profile.queries.ts";

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

/** Fetches the page itself. */
export const loadProfilePage = async () => (await import("./ProfilePage.tsx")).ProfilePage;
