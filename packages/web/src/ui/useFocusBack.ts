import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives where the focus goes when what had it went with what it did, a button or a choice: it is on nothing, and what is shown is
 * another (A11Y-02).
 */
export function useFocusBack<Place extends HTMLElement>(shown: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) place.current?.focus();
    before.current = shown;
  }, [shown]);
  return place;
}
