import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings the rows of a list to their first once a page that was asked for by `turning` has come, where that is above what one sees:
 * the ways to the next page stand under the last row.
 */
export function useTurning<Data>(
  data: Data,
  isFetching: boolean,
): { readonly rows: RefObject<HTMLDivElement | null>; readonly turning: () => void } {
  const rows = useRef<HTMLDivElement>(null);
  const before = useRef<Data>(undefined);
  useEffect(() => {
    if (before.current === undefined || isFetching || before.current === data) return;
    before.current = undefined;
    if (rows.current && rows.current.getBoundingClientRect().top < 0) rows.current.scrollIntoView();
  }, [data, isFetching]);
  return {
    rows,
    turning: () => {
      before.current = data;
    },
  };
}
