import { type RefObject, useEffect } from "react";

/** Calls `onSeen` once an element has been on the screen whole, from the moment that it may be. */
export function useEndSeen(end: RefObject<HTMLElement | null>, isReady: boolean, onSeen: () => void): void {
  useEffect(() => {
    if (!isReady || !end.current) return undefined;
    const watched = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watched.disconnect();
        onSeen();
      },
      { threshold: 1 },
    );
    watched.observe(end.current);
    return () => watched.disconnect();
  }, [end, isReady, onSeen]);
}
