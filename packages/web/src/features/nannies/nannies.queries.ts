import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { getNanny, getSearches, searchNannies } from "@ribambelle/domain/nannies/nannies.api";
import { nanniesPageList } from "@ribambelle/domain/nannies/nannies.filters";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { queryOf, wholeKeyOf } from "../../client/queryOf.ts";

/** What stands in the address of the search. */
export type NanniesState = StateOf<typeof nanniesPageList>;

/** One page of profiles, as the address says; the one before stays until it has come. */
export function nanniesQuery(state: NanniesState) {
  const { moments, ...others } = nanniesPageList.askedIn(state);
  const asked = { ...others, ...(moments && { moments: [...moments] }) };
  return queryOptions({
    queryKey: wholeKeyOf(searchNannies, asked),
    queryFn: () => call(searchNannies, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** One profile. */
export const nannyQuery = (id: string) => queryOf(getNanny, { id });

/** The searches that the family keeps. */
export const searchesQuery = queryOf(getSearches);

/** Begins to fetch what the list shows, of an address that nobody has read yet. */
export function fetchList(queries: QueryClient, address: object): void {
  void queries.prefetchQuery(nanniesQuery(nanniesPageList.stateIn({ ...address })));
  void queries.prefetchQuery(searchesQuery);
}
