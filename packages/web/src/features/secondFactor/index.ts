import type { QueryClient } from "@tanstack/react-query";

export type { SecurityPageProps } from "./SecurityPage.tsx";

/** Prefetches what is known of the person's second factor. */
export const prefetchSecondFactor = async (queries: QueryClient) =>
  void queries.prefetchQuery((await import("./section/secondFactor.queries.ts")).secondFactorQuery);

/** Fetches the page of the account's security. */
export const loadSecurityPage = async () => (await import("./SecurityPage.tsx")).SecurityPage;

/** Fetches what asks in place for a proof that it is the person. */
export const loadProving = async () => (await import("./proof/Proving.tsx")).Proving;
