/** What only the script can do, or does better (`data-waits`): buttons that name nothing to open, and boxes and forms that no server takes. */
function scripted(): string {
  const native = ["[popovertarget]", "form[action]:not([data-waits]) *"];
  if ("commandForElement" in HTMLButtonElement.prototype) native.push("[commandfor]");
  const acting = "button, input:is([type=checkbox], [type=radio], [type=file])";
  return `:is(${acting}):not(${native.join(", ")})`;
}

// Who waited that long has given up, or tapped elsewhere: nothing may happen out of the blue.
const longestMs = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement &&
  target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=file])");

// React leaves in a field what it holds, and knows nothing of it: it listens where a field holds another value than was last set.
function write(field: Field, value: string): void {
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field.matches("select") ? "change" : "input", { bubbles: true }));
}

/**
 * Remembers what is typed on a drawn page (`data-drawn` on its root, and on what comes after the rest), and the last tap there that
 * only the script can answer, which it shows to wait. Both are given to the page once the script has taken over where they were,
 * which takes that attribute away.
 */
export function keepEarlyInput(): void {
  const page = document.documentElement;
  const selector = scripted();
  const typed = new Map<Field, string>();
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
  const note = ({ target }: Event) => {
    if (isField(target) && target.closest("[data-drawn]")) typed.set(target, target.value);
  };
  document.addEventListener("click", keep, true);
  document.addEventListener("input", note, true);
  new MutationObserver((_, observer) => {
    for (const [field, value] of typed)
      if (!field.closest("[data-drawn]")) {
        typed.delete(field);
        write(field, value);
      }
    if (!document.querySelector("[data-drawn]")) {
      observer.disconnect();
      document.removeEventListener("click", keep, true);
      document.removeEventListener("input", note, true);
    }
    if (!kept || kept.closest("[data-drawn]")) return;
    const tapped = kept;
    forget();
    // After what the page makes of what was typed.
    queueMicrotask(() => tapped.click());
  }).observe(page, { subtree: true, attributeFilter: ["data-drawn"] });
}
