import type { MouseEvent } from "react";

/**
 * Makes what a link does once the script runs: a plain click acts in the page; with a modifier key, or before
 * the script, the browser follows the link.
 */
export const inPlace = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
