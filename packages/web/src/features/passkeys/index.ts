import type { QueryClient } from "@tanstack/react-query";

/** Prefetches the person's passkeys. */
export const prefetchPasskeys = async (queries: QueryClient) =>
  void queries.prefetchQuery((await import("./section/passkeys.queries.ts")).passkeysQuery);

/** Fetches the list of passkeys on the page of the account's security. */
export const loadPasskeySection = async () => (await import("./section/PasskeySection.tsx")).PasskeySection;
