import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { getRequests } from "@ribambelle/domain/requests/requests.agency.api";
import { requestsList } from "@ribambelle/domain/requests/requests.filters";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { wholeKeyOf } from "../../client/queryOf.ts";

/** One page of the requests, as the address says; the page before stays until it has come (AGUI-14). */
export function requestsQuery(state: StateOf<typeof requestsList>) {
  const asked = requestsList.askedIn(state);
  return queryOptions({
    queryKey: wholeKeyOf(getRequests, asked),
    queryFn: () => call(getRequests, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** The same, of an address that nobody has read yet. */
export const requestsQueryAt = (address: object) => requestsQuery(requestsList.stateIn({ ...address }));
