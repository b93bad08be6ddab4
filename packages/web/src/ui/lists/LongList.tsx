import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { IgnoredFilters } from "../records/IgnoredFilters.tsx";
import { RecordsSkeleton } from "../records/RecordsSkeleton.tsx";
import sideways from "../sideways.module.css";
import { Filters, type ListFilter } from "./Filters.tsx";
import { type CountWords, ListCount } from "./ListCount.tsx";
import { ListFailure } from "./ListFailure.tsx";
import classes from "./LongList.module.css";
import { NothingFound } from "./NothingFound.tsx";
import { Pages } from "./Pages.tsx";
import type { ListState } from "./useListState.ts";
import { useTurning } from "./useTurning.ts";

/** One page of a list, as its call answers it. */
interface Answered {
  readonly items: readonly unknown[];
  readonly previous: string | null;
  readonly next: string | null;
  readonly count: Parameters<typeof ListCount>[0]["count"];
}

interface Props<Found extends Answered> {
  /** What its address may say. */
  of: Parameters<typeof IgnoredFilters>[0]["list"];
  list: ListState<Readonly<Record<string, string | undefined>>>;
  filters: readonly ListFilter[];
  found: Pick<UseQueryResult<Found>, "data" | "error" | "isFetching">;
  /** What its things are called where it says how many it holds. */
  counted?: CountWords;
  /** What is said while it arrives. */
  loading: string;
  /** What is said where there is nothing and no filter, and the next step then (TABLE S). */
  empty: string;
  nextStep?: ReactNode;
  /** What stands beside the number of rows. */
  besideCount?: (found: Found) => ReactNode;
  /** What stands where no row is found. */
  underNothing?: ReactNode;
  children: (items: Found["items"]) => ReactNode;
}

/** A list of the agency: its filters, how many it holds, its rows and the ways to the next, or what stands in their place (AGUI-14). */
export function LongList<Found extends Answered>(props: Props<Found>) {
  const { of, list, filters, found, counted, loading, empty, nextStep, besideCount, underNothing, children } =
    props;
  const { data, error, isFetching } = found;
  const queries = useQueryClient();
  const { rows, ways, turning } = useTurning(data, isFetching);
  const turnTo: typeof list.goTo = (change) => {
    turning();
    list.goTo(change);
  };
  // One box says it and asks again, also for the names to narrow by.
  const retry = () =>
    void queries.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  return (
    <>
      <IgnoredFilters list={of} />
      <Filters {...list} filters={filters} isUnread={!data && !!error} />
      {data ? (
        <>
          {counted && (
            <ListCount count={data.count} words={counted}>
              {besideCount?.(data)}
            </ListCount>
          )}
          {data.items.length === 0 ? (
            <>
              <NothingFound {...list} filters={filters} empty={empty}>
                {nextStep}
              </NothingFound>
              {underNothing}
            </>
          ) : (
            <div ref={rows} aria-busy={isFetching} className={`${classes.rows} ${sideways.row}`} data-held>
              {children(data.items)}
            </div>
          )}
          <Pages {...list} goTo={turnTo} ways={ways} previous={data.previous} next={data.next} />
        </>
      ) : error ? (
        <ListFailure error={error} retrying={isFetching} onRetry={retry} list={list} />
      ) : (
        <RecordsSkeleton label={loading} />
      )}
    </>
  );
}
