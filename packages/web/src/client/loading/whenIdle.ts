/** Calls `act` once the page is loaded and idle. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  const atRest = () => ("requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, 2_000));
  if (document.readyState === "complete") atRest();
  else window.addEventListener("load", atRest, { once: true });
}
