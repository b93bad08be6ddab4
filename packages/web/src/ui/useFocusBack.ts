import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives where the focus goes when what had it went with what it did, a button or a choice: it is on nothing, and what is shown is
 * another (A11Y-02). What is read for the first time, null until it is there, takes the place of nothing.
 */
export function useFocusBack<Place extends HTMLElement>(shown: string | null): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown === null) return;
    if (before.current !== null && before.current !== shown && document.activeElement === document.body)
      place.current?.focus();
    before.current = shown;
  }, [shown]);
  return place;
}
