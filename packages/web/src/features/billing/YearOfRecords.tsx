import { yearList } from "@ribambelle/domain/kernel/years/yearList";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { IgnoredFilters } from "../../ui/records/IgnoredFilters.tsx";
import { MoreLines } from "../../ui/records/MoreLines.tsx";
import { RecordsSkeleton } from "../../ui/records/RecordsSkeleton.tsx";
import { YearSelect } from "../../ui/years/YearSelect.tsx";
import type { YearAnswer, yearQuery } from "../../ui/years/yearQuery.ts";
import classes from "./billing.module.css";

type Answer = YearAnswer & { readonly leftCount: number };

interface Props<Shown extends Answer, Line> {
  query: ReturnType<typeof yearQuery<Shown>>;
  linesOf: (answer: Shown) => readonly Line[];
  onYear: (year: number) => void;
  loading: string;
  /** What is said where there was never anything. */
  empty: { readonly title: string; readonly text: string };
  /** What stands before the lines: the answer to what the person came for. */
  head: (answer: Shown) => ReactNode;
  children: (lines: readonly Line[], answer: Shown, focused: number | undefined) => ReactNode;
}

/** One year of a family's books: what it comes to, the choice of the year, its lines, a hundred at a time (SPACE-15 to -19). */
export function YearOfRecords<Shown extends Answer, Line>({
  query,
  linesOf,
  onYear,
  loading,
  empty,
  head,
  children,
}: Props<Shown, Line>) {
  const { data, error, isFetching, refetch, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query);
  const [focused, setFocused] = useState<number>();
  const [first] = data?.pages ?? [];
  const last = data?.pages.at(-1);
  if (!first || !last) {
    if (!error) return <RecordsSkeleton label={loading} />;
    return <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const lines = data?.pages.flatMap(linesOf) ?? [];
  const more = async () => {
    await fetchNextPage();
    setFocused(lines.length);
  };
  return (
    <div className={classes.page}>
      {head(first)}
      <IgnoredFilters list={yearList} />
      {first.year === null ? (
        <EmptyState title={empty.title}>
          <p>{empty.text}</p>
        </EmptyState>
      ) : (
        <>
          <YearSelect years={first.years} year={first.year} onChange={onYear} />
          {children(lines, first, focused)}
          <MoreLines
            hasMore={last.hasMore}
            left={last.leftCount}
            busy={isFetchingNextPage}
            onMore={() => void more()}
          />
        </>
      )}
    </div>
  );
}
