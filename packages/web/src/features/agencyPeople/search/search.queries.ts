import { wantedOf } from "@ribambelle/domain/agencyPeople/search";
import { search } from "@ribambelle/domain/agencyPeople/search.agency.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";
import { wholeKeyOf } from "../../../client/queryOf.ts";

/** Where all that is found is shown. */
export const searchPath = "/agence/recherche";

/** What is found: an answer belongs to its words, so that an older one never replaces a newer one (AGUI-09). */
export function foundQuery(wanted: string | null, full: boolean) {
  const asked = { q: wanted ?? "", full };
  return queryOptions({
    queryKey: wholeKeyOf(search, asked),
    queryFn: () => call(search, undefined, asked),
    enabled: wanted !== null,
  });
}

/** What is searched by an address that nobody has read yet. */
export const wantedAt = ({ q }: { readonly q?: unknown }): string | null =>
  wantedOf(q === undefined ? "" : String(q));

/** All that is found of it. */
export const foundQueryAt = (address: { readonly q?: unknown }) => foundQuery(wantedAt(address), true);
