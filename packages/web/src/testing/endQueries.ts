import type { QueryClient } from "@tanstack/react-query";

/** Ends what a page knows and asks: a part of it whose script comes later asks nothing in the middle of the next test. */
export function endQueries(queries: QueryClient): void {
  queries.clear();
  const never = () => new Promise<never>(() => {});
  queries.fetchQuery = never;
  queries.ensureQueryData = never;
  queries.fetchInfiniteQuery = never;
  queries.ensureInfiniteQueryData = never;
  queries.refetchQueries = never;
}
