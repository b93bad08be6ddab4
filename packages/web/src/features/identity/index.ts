import type { QueryClient } from "@tanstack/react-query";

/** Prefetches where the person is signed in. */
export const prefetchSessions = async (queries: QueryClient) =>
  void queries.prefetchQuery((await import("./account/sessions/sessions.queries.ts")).sessionsQuery);

/** Fetches the sections of the settings about the account. */
export const loadAccountSections = () => import("./account/sections.ts");
