import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../buttons/Button.tsx";
import { UnreadFailure } from "../records/UnreadFailure.tsx";
import { longListWords } from "./longLists.texts.ts";

interface Props {
  rows: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetching" | "isFetchNextPageError" | "error" | "fetchNextPage"
  >;
  children: string;
}

/**
 * Fetches what follows on the list before it; where it did not come, that is said and what is there stays. Once all is there, the
 * focus is on the first row that came last (A11Y-02).
 */
export function MoreRows({ rows, children }: Props) {
  const { hasNextPage, isFetching, isFetchNextPageError, error, fetchNextPage } = rows;
  const { moreUnread } = useWords(longListWords);
  const button = useRef<HTMLButtonElement>(null);
  // The list, and how many rows it had when more were asked for.
  const asked = useRef<{ list: Element; count: number } | null>(null);
  useEffect(() => {
    if (hasNextPage || document.activeElement !== document.body) return;
    const first = asked.current?.list.children[asked.current.count];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus();
  }, [hasNextPage]);
  const fetchMore = () => {
    const list = button.current?.previousElementSibling ?? asked.current?.list;
    if (list) asked.current = { list, count: list.children.length };
    void fetchNextPage();
  };
  if (isFetchNextPageError)
    return <UnreadFailure error={error} sentence={moreUnread} retrying={isFetching} onRetry={fetchMore} />;
  return (
    hasNextPage && (
      <Button ref={button} busy={isFetching} onClick={fetchMore}>
        {children}
      </Button>
    )
  );
}
