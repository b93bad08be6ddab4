import { type RefObject, useEffect, useState } from "react";

/**
 * Gives the number of the page that crosses the middle of the window, or stands above it, among those marked `data-page`
 * inside an element.
 */
export function useCurrentPage(pages: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const inside = pages.current;
    if (!inside) return undefined;
    const look = () => setCurrent(pageInTheMiddle(inside));
    // Looks at once where its element stands, and whenever the sizes of pages change: a scroll made before counts as well.
    const sizes = new ResizeObserver(look);
    sizes.observe(inside);
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [pages]);
  return current;
}

function pageInTheMiddle(inside: HTMLElement): number {
  const places = [...inside.querySelectorAll<HTMLElement>("[data-page]")];
  const last = places.findLast((page) => page.getBoundingClientRect().top <= innerHeight / 2);
  return Number(last?.dataset.page ?? 1);
}
