import type { Locale } from "@ribambelle/domain/kernel/locale";
import { requestStates, type SignatureRequest } from "@ribambelle/domain/signatures/signature";
import { getMySignatureRequests, getSignatureRequest } from "@ribambelle/domain/signatures/signature.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { queryOf, wholeKeyOf } from "../../client/queryOf.ts";

/** The requests of which the person is a signer, those that wait first (SIGN-36). */
export const myRequestsQuery = (locale: Locale) => queryOf(getMySignatureRequests, undefined, locale);

/** One of them, in its room; it is read again by itself while something of it is under way. */
export const requestQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: wholeKeyOf(getSignatureRequest, { id }, locale),
    queryFn: () => call(getSignatureRequest, undefined, { id }),
    refetchInterval: ({ state }) => readAgainAfter(state.data, state.dataUpdateCount),
  });

/** How long until it is: while a letter with a code has not left, or the seal is made; else never. */
function readAgainAfter(request: SignatureRequest | undefined, times: number): number | false {
  if (!request) return false;
  // Seals are made within a minute; one that is late is waited for with patience.
  if (request.state === requestStates.numbers.Sealing) return times < 12 ? 5_000 : 60_000;
  return request.codeLetter === "waiting" ? 10_000 : false;
}
