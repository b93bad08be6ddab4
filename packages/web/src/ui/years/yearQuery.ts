import type { Endpoint, nothing } from "@ribambelle/domain/kernel/endpoint";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { yearList } from "@ribambelle/domain/kernel/years/yearList";
import { linesAtOnce, type yearParams } from "@ribambelle/domain/kernel/years/years";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { wholeKeyOf } from "../../client/queryOf.ts";

/** What the lists of one year answer beside their lines. */
export interface YearAnswer {
  readonly years: readonly number[];
  readonly year: number | null;
  readonly hasMore: boolean;
}

/** A list of one year, a hundred lines at a time (SPACE-18). */
export function yearQuery<Answer extends YearAnswer>(
  endpoint: Endpoint<typeof nothing, typeof yearParams, Answer>,
  year: string | undefined,
  locale?: Locale,
) {
  return infiniteQueryOptions({
    queryKey: wholeKeyOf(endpoint, { year: year ?? null }, locale),
    queryFn: ({ pageParam }) => {
      const asked = yearList.askedIn(year ? { annee: year } : {});
      return call(endpoint, undefined, { ...asked, ...(pageParam > 0 && { skip: pageParam }) });
    },
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }: Answer, parts) => (hasMore ? parts.length * linesAtOnce : null),
  });
}
