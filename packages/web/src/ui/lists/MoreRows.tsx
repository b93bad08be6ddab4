import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "../buttons/Button.tsx";
import { Failure } from "../messages/Failure.tsx";

interface Props {
  rows: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetching" | "isFetchNextPageError" | "error" | "fetchNextPage"
  >;
  children: string;
}

/** Fetches what follows on what is shown; where it did not come, that is said and what is there stays. */
export function MoreRows({ rows, children }: Props) {
  const { hasNextPage, isFetching, isFetchNextPageError, error, fetchNextPage } = rows;
  if (isFetchNextPageError)
    return <Failure error={error} retrying={isFetching} onRetry={() => void fetchNextPage()} />;
  return (
    hasNextPage && (
      <Button busy={isFetching} onClick={() => void fetchNextPage()}>
        {children}
      </Button>
    )
  );
}
