import { yearList } from "@ribambelle/domain/kernel/years/yearList";
import type { ReactNode } from "react";
import { EmptyState } from "../cards/EmptyState.tsx";
import { Failure } from "../messages/Failure.tsx";
import { IgnoredFilters } from "../records/IgnoredFilters.tsx";
import { MoreLines } from "../records/MoreLines.tsx";
import { RecordsSkeleton } from "../records/RecordsSkeleton.tsx";
import { type AnswerOfYear, useYear, useYearInAddress, type YearQuery } from "./useYear.ts";
import classes from "./YearOfRecords.module.css";
import { YearSelect } from "./YearSelect.tsx";

interface Props<Answer extends AnswerOfYear, Line> {
  query: YearQuery<Answer>;
  linesOf: (answer: Answer) => readonly Line[];
  loading: string;
  /** What is said where there was never anything. */
  empty: { readonly title: string; readonly text: string };
  /** What stands before the lines: the answer to what the person came for. */
  head: (answer: Answer) => ReactNode;
  children: (lines: readonly Line[], answer: Answer, focused: number | undefined) => ReactNode;
}

/** One year of a list: what it comes to, the choice of the year, its lines, a hundred at a time (SPACE-15 to -19). */
export function YearOfRecords<Answer extends AnswerOfYear, Line>({
  query,
  linesOf,
  loading,
  empty,
  head,
  children,
}: Props<Answer, Line>) {
  const { asked, first, lines, focused, rest } = useYear(query, linesOf);
  const onYear = useYearInAddress();
  if (!first) {
    const { error, isFetching, refetch } = asked;
    if (!error) return <RecordsSkeleton label={loading} />;
    return <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
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
          <MoreLines {...rest} />
        </>
      )}
    </div>
  );
}
