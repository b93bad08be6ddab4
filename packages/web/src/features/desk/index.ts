import type { QueryClient } from "@tanstack/react-query";
import { currentLocale } from "../../client/locale.tsx";

/** Prefetches what waits for the agency. */
export const prefetchDesk = async (queries: QueryClient) =>
  void queries.prefetchQuery((await import("./desk.queries.ts")).deskQuery(currentLocale()));

/** Fetches what says how much waits in a page. */
export const loadWaitingIn = async () => (await import("./WaitingIn.tsx")).WaitingIn;

/** Fetches the tiles of the agency’s home page. */
export const loadDesk = async () => (await import("./Desk.tsx")).Desk;
