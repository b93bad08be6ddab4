import { QueryClient } from "@tanstack/react-query";
import { CallError } from "../client/call/call.ts";

/**
 * Makes the query cache: answers are fresh for ten seconds, and read again when the window gets the focus.
 */
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
