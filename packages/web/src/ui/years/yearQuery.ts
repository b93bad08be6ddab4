import { yearList } from "@ribambelle/domain/kernel/years/yearList";
import { linesAtOnce } from "@ribambelle/domain/kernel/years/years";
import { infiniteQueryOptions } from "@tanstack/react-query";

/** What the lists of one year answer beside their lines. */
export interface YearAnswer {
  readonly years: readonly number[];
  readonly year: number | null;
  readonly hasMore: boolean;
}

/** A list of one year, a hundred lines at a time (SPACE-18); `read` makes the call. */
export function yearQuery<Answer extends YearAnswer>(
  key: string,
  year: string | undefined,
  read: (asked: { year?: string; skip?: number }) => Promise<Answer>,
) {
  return infiniteQueryOptions({
    queryKey: [key, year ?? null],
    queryFn: ({ pageParam }) =>
      read({ ...yearList.askedIn(year ? { annee: year } : {}), ...(pageParam > 0 && { skip: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }: Answer, parts) => (hasMore ? parts.length * linesAtOnce : null),
  });
}
