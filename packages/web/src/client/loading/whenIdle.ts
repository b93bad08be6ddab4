/** Does a thing that can wait, once the page is loaded and at rest. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  const atRest = () => ("requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, 2_000));
  if (document.readyState === "complete") atRest();
  else window.addEventListener("load", atRest, { once: true });
}
