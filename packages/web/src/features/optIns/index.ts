import type { QueryClient } from "@tanstack/react-query";

/** Prefetches what the person accepts to be sent. */
export const prefetchOptIns = async (queries: QueryClient) =>
  void queries.prefetchQuery((await import("./section/optIns.queries.ts")).optInsQuery);

/** Fetches the section of the settings with the switches. */
export const loadNotificationsSection = async () =>
  (await import("./section/NotificationsSection.tsx")).NotificationsSection;
