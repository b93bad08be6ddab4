import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { CallError } from "../client/call/call.ts";

/**
 * Makes the query cache: answers are fresh for ten seconds, and read again when the window gets the focus.
 */
export function createQueries(): QueryClient {
  return new Queries({
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

class Queries extends QueryClient {
  // A reading that is begun again stops the one under way only where something was read before: a first one, which may not know
  // of the change, would be waited for instead, and what it answers taken for fresh.
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const found = filters?.refetchType === "none" ? [] : this.getQueryCache().findAll(filters);
    for (const query of found)
      if (query.isActive() && query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

const isPassing = (error: Error) => error instanceof CallError && (error.status === 0 || error.status >= 502);
