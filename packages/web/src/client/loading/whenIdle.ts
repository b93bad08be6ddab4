const longestMs = 2_000;

/** Calls `act` once the page is loaded and idle, or has been busy or out of sight for two seconds. */
export function whenIdle(act: () => void): void {
  const atRest = () =>
    // Safari has no idle callback.
    "requestIdleCallback" in window
      ? requestIdleCallback(act, { timeout: longestMs })
      : setTimeout(act, longestMs);
  if (document.readyState === "complete") atRest();
  else window.addEventListener("load", atRest, { once: true });
}

/** Fetches what a page shows later once the browser rests; it may not come, and is asked for again when it is shown. */
export const fetchAtRest = (fetch: () => Promise<unknown>): void =>
  whenIdle(() => void fetch().catch(() => {}));
