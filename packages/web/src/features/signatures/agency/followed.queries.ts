import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { requestStates } from "@ribambelle/domain/signatures/signature";
import {
  getAgencySignatureRequests,
  mostRequests,
} from "@ribambelle/domain/signatures/signatures.agency.api";
import { signatureStateWords, signaturesList } from "@ribambelle/domain/signatures/signatures.filters";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";
import { keyOf, wholeKeyOf } from "../../../client/queryOf.ts";

/** The states to choose from, each by its word in the address. */
export const stateChoices = (locale: Locale) =>
  Object.entries(signatureStateWords).map(([word, state]) => ({
    word,
    label: requestStates.label(state, locale),
  }));

/** The requests as the address asks for them, in the shape of one page: they come all at once. */
export function followedQuery(state: StateOf<typeof signaturesList>) {
  const { state: one, ...asked } = signaturesList.askedIn(state);
  const params = { ...asked, ...(one !== undefined && { state: String(one) }) };
  return queryOptions({
    queryKey: wholeKeyOf(getAgencySignatureRequests, params),
    queryFn: () => call(getAgencySignatureRequests, undefined, params),
    placeholderData: keepPreviousData,
    select: (items) => ({
      items,
      next: null,
      previous: null,
      count: { value: items.length, isCapped: items.length >= mostRequests },
    }),
  });
}

/** The same, of an address that nobody has read yet. */
export const followedQueryAt = (address: object) => followedQuery(signaturesList.stateIn({ ...address }));

/** Reads again the requests that are shown, the contracts whose state they move, and how many wait. */
export async function readFollowedAgain(queries: QueryClient): Promise<void> {
  const keys = [["Signature"], ["Agency", "Contracts"], keyOf(getDesk)];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
