import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { decisionsList } from "@ribambelle/domain/moderation/decisions.filters";
import { getHistory } from "@ribambelle/domain/moderation/moderation.agency.api";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";
import { wholeKeyOf } from "../../../client/queryOf.ts";

/** One page of the decisions, as the address says; the page before stays until it has come (AGUI-14). */
export function historyQuery(state: StateOf<typeof decisionsList>) {
  const asked = decisionsList.askedIn(state);
  return queryOptions({
    queryKey: wholeKeyOf(getHistory, asked),
    queryFn: () => call(getHistory, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** The same, of an address that nobody has read yet. */
export const historyQueryAt = (address: object) => historyQuery(decisionsList.stateIn({ ...address }));
