import { type RefObject, useEffect, useRef } from "react";

interface Turning {
  /** Where the rows are. */
  readonly rows: RefObject<HTMLDivElement | null>;
  /** Where the ways to other pages are. */
  readonly ways: RefObject<HTMLElement | null>;
  /** Notes that a page is asked for. */
  readonly turning: () => void;
}

/**
 * Once a page of a list that was asked for has come, its first row is to be seen: the ways to it stood under the last one. Where the way
 * that was pressed went, at either end of the list, the focus is on the one that stays (A11Y-02). A list that is read again by itself
 * moves nothing.
 */
export function useTurning(data: unknown, isFetching: boolean): Turning {
  const rows = useRef<HTMLDivElement>(null);
  const ways = useRef<HTMLElement>(null);
  // What was there when a page was asked for, and where the focus was.
  const before = useRef<{ readonly data: unknown; readonly focus: Element | null }>(null);
  useEffect(() => {
    if (before.current === null || isFetching || before.current.data === data) return;
    const { focus } = before.current;
    before.current = null;
    if (rows.current && rows.current.getBoundingClientRect().top < 0) rows.current.scrollIntoView();
    if (focus?.isConnected === false && document.activeElement === document.body)
      ways.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [data, isFetching]);
  const turning = () => {
    before.current = { data, focus: document.activeElement };
  };
  return { rows, ways, turning };
}
