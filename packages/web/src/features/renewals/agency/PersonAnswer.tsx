import { useQuery } from "@tanstack/react-query";
import { CallError } from "../../../client/call/callError.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { AnswerToRead } from "./AnswerToRead.tsx";
import { answerWords } from "./answer.texts.ts";
import classes from "./Season.module.css";
import { answerQuery, yearAt } from "./season.queries.ts";

/** What a person answered for the back to school of the year that it is, on their page; its own page follows it (FOLKS-14). */
export function PersonAnswer({ userId }: { userId: number }) {
  const words = useWords(answerWords);
  const year = yearAt(undefined);
  const { data, error, isFetching, refetch } = useQuery(answerQuery(year, String(userId), useLocale()));
  if (data)
    return (
      <div className={classes.page}>
        <AnswerToRead answer={data.value} />
        <p className={classes.plain}>
          <Link to="/agence/rentree/$annee/$id" params={{ annee: String(year), id: String(userId) }}>
            {words.toFollow}
          </Link>
        </p>
      </div>
    );
  if (error instanceof CallError && error.status === 404) return <EmptyState title={words.notAsked(year)} />;
  return error ? (
    <PartFailure of={{ error, isFetching, refetch }} />
  ) : (
    <RecordsSkeleton label={words.loading} />
  );
}
