import { type RefObject, useEffect, useRef } from "react";

/**
 * Leaves the focus on the line of a button that goes with what it did, or on what takes the place of the line; what is given stands
 * for the button (A11Y-02).
 */
export function useFocusOnLine<Element extends HTMLElement>(
  comes: unknown = true,
): RefObject<Element | null> {
  const button = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button comes and goes with it
  useEffect(() => {
    const own = button.current;
    const line = own?.closest("tr");
    const lines = line?.parentElement;
    const place = line?.sectionRowIndex ?? 0;
    return () => {
      if (!own || own.isConnected || document.activeElement !== document.body) return;
      // A list may hold it no more, as it is narrowed.
      const next = lines?.isConnected ? (lines.children[place] ?? lines.lastElementChild) : null;
      const left = line?.isConnected ? line : (next ?? document.querySelector("main h1"));
      if (left instanceof HTMLElement) left.focus();
    };
  }, [comes]);
  return button;
}
