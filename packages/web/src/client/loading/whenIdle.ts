/** Calls `act` once the page is loaded and idle. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  const atRest = () => ("requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, 2_000));
  if (document.readyState === "complete") atRest();
  else window.addEventListener("load", atRest, { once: true });
}

/** Fetches a part of the page once the browser rests; it may not come, and is asked for again when it is shown. */
export const fetchAtRest = (fetch: () => Promise<unknown>): void =>
  whenIdle(() => void fetch().catch(() => {}));
