import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { getMyInterests, searchOffers } from "@ribambelle/domain/offers/offers.api";
import { offersList } from "@ribambelle/domain/offers/offers.filters";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { queryOf, wholeKeyOf } from "../../client/queryOf.ts";

/** What stands in the address of the offers. */
export type OffersState = StateOf<typeof offersList>;

/** The offers, as the address narrows them; those before stay until they have come. */
export function offersQuery(state: OffersState) {
  const { days, ages, ...others } = offersList.askedIn(state);
  const asked = { ...others, ...(days && { days: [...days] }), ...(ages && { ages: [...ages] }) };
  return queryOptions({
    queryKey: wholeKeyOf(searchOffers, asked),
    queryFn: () => call(searchOffers, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** The same, of an address that nobody has read yet. */
export const offersQueryAt = (address: object) => offersQuery(offersList.stateIn({ ...address }));

/** What the babysitter applied for. */
export const applicationsQuery = queryOf(getMyInterests);
