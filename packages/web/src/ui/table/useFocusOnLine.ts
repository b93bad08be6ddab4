import { type RefObject, useEffect, useRef } from "react";

/** Leaves the focus on the line of a button that goes with what it did; what is given stands for the button (A11Y-02). */
export function useFocusOnLine<Element extends HTMLElement>(
  comes: unknown = true,
): RefObject<Element | null> {
  const button = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button comes and goes with it
  useEffect(() => {
    const own = button.current;
    const line = own?.closest("tr");
    return () => {
      if (own && !own.isConnected && document.activeElement === document.body) line?.focus();
    };
  }, [comes]);
  return button;
}
