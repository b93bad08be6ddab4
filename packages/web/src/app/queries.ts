import { QueryClient } from "@tanstack/react-query";
import { CallError } from "../client/call/call.ts";

/** Makes the cache of what the server told: fresh for ten seconds, read again when the person comes back to the page. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 500,
        // Without network the person reads an error and can retry, instead of waiting for ever.
        networkMode: "always",
      },
    },
  });
}

const isPassing = (error: Error) => error instanceof CallError && (error.status === 0 || error.status >= 502);
