/** What only the script can do, or does better (`data-waits`): buttons that name nothing to open, and boxes and forms that no server takes. */
function scripted(): string {
  const native = ["[popovertarget]", "form[action]:not([data-waits]) *"];
  if ("commandForElement" in HTMLButtonElement.prototype) native.push("[commandfor]");
  const acting = "button, input:is([type=checkbox], [type=radio], [type=file])";
  return `:is(${acting}):not(${native.join(", ")})`;
}

// Who waited that long has given up, or tapped elsewhere: nothing may happen out of the blue.
const longestMs = 10_000;

/**
 * Remembers the last tap on a drawn page (`data-drawn` on its root, and on what comes after the rest) that only the script can
 * answer, shows that it waits, and gives it to the page once the script has taken over where it was, which takes that attribute
 * away.
 */
export function keepEarlyTap(): void {
  const page = document.documentElement;
  const selector = scripted();
  let kept: HTMLElement | null = null;
  let giveUp = 0;
  const forget = () => {
    kept = null;
    delete page.dataset.tapWaits;
    clearTimeout(giveUp);
  };
  const keep = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!target.closest("[data-drawn]")) return;
    forget();
    const found = target.closest("label")?.control ?? target.closest<HTMLElement>(selector);
    if (!found?.matches(selector)) return;
    event.preventDefault();
    // React may listen already, and would act on it as well.
    event.stopImmediatePropagation();
    kept = found;
    // Safari gives a tapped button no focus; the styles show by it what waits.
    found.focus({ preventScroll: true });
    page.dataset.tapWaits = "";
    giveUp = window.setTimeout(forget, longestMs);
  };
  document.addEventListener("click", keep, true);
  new MutationObserver((_, observer) => {
    if (!document.querySelector("[data-drawn]")) {
      observer.disconnect();
      document.removeEventListener("click", keep, true);
    }
    if (!kept || kept.closest("[data-drawn]")) return;
    const tapped = kept;
    forget();
    tapped.click();
  }).observe(page, { subtree: true, attributeFilter: ["data-drawn"] });
}
