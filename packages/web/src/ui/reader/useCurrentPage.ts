import { type RefObject, useEffect, useState } from "react";

// A page that crosses the middle of the window is the one that is read.
const middle = { rootMargin: "-50% 0px -50% 0px" };

/** Gives the number of the page in the middle of the window, among those marked `data-page` inside an element. */
export function useCurrentPage(pages: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there are other elements when there are other pages
  useEffect(() => {
    const watched = new IntersectionObserver((seen) => {
      for (const { isIntersecting, target } of seen)
        if (isIntersecting) setCurrent(Number((target as HTMLElement).dataset.page));
    }, middle);
    for (const page of pages.current?.querySelectorAll("[data-page]") ?? []) watched.observe(page);
    return () => watched.disconnect();
  }, [pages, count]);
  return current;
}
