import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

interface Given {
  /** True once pages have their sizes. */
  isLaidOut: boolean;
  /** The page in the middle of the window. */
  current: number;
  /** The page to begin with; the first one where it is undefined or not there. */
  start: number | undefined;
  onPage: ((page: number) => void) | undefined;
}

/** Brings a page on the screen as soon as pages have their sizes, and tells of each page that is read from then on. */
export function useStartPage(
  pages: RefObject<HTMLElement | null>,
  { isLaidOut, current, start, onPage }: Given,
): void {
  const told = useRef(current);
  // Before the first picture: nothing is seen to jump.
  useLayoutEffect(() => {
    if (!isLaidOut || start === undefined) return;
    const page = pages.current?.querySelector(`[data-page="${start}"]`);
    // A page that is less than half a window high stands in its middle, or the next one would be the one that is read.
    const isLow = page && page.getBoundingClientRect().height < innerHeight / 2;
    page?.scrollIntoView({ block: isLow ? "center" : "start", behavior: "instant" });
  }, [pages, isLaidOut, start]);
  useEffect(() => {
    // Where it opens is nothing that was read.
    if (current === told.current) return;
    told.current = current;
    onPage?.(current);
  }, [current, onPage]);
}
