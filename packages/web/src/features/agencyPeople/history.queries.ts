import { historyList } from "@ribambelle/domain/agencyPeople/history.filters";
import { getPersonHistory } from "@ribambelle/domain/agencyPeople/person.agency.api";
import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { wholeKeyOf } from "../../client/queryOf.ts";

/** One page of what happened to a person, as the address says. */
export const historyQuery = (id: string, state: StateOf<typeof historyList>) => {
  const params = { id, ...historyList.askedIn(state) };
  return queryOptions({
    queryKey: wholeKeyOf(getPersonHistory, params),
    queryFn: () => call(getPersonHistory, undefined, params),
    placeholderData: keepPreviousData,
  });
};
