import { createBrowserHistory, type RouterHistory } from "@tanstack/history";

/**
 * Follows the address of the window. An entry that the browser itself makes, for a link to a part of the page, gets a name and
 * its number as the others have: without them no place is known of it, and Back past unsaved input loses its way.
 */
export function browserHistory(): RouterHistory {
  // Heard before the library hears of the same step.
  addEventListener("popstate", () => {
    if (history.state !== null) return;
    const key = Date.now().toString(36);
    const state = { __TSR_index: made.location.state.__TSR_index + 1, __TSR_key: key, key };
    // The library’s own would tell of the step twice.
    History.prototype.replaceState.call(history, state, "");
  });
  const made = createBrowserHistory();
  return made;
}
