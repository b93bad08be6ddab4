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

// Which one an element is among all that say the same: where the page is drawn anew, another one stands in its place.
interface Place {
  readonly words: string;
  readonly at: number;
}

const wordsOf = (element: HTMLElement): string =>
  element.localName + element.ariaLabel + ((element as Partial<Field>).labels?.[0] ?? element).textContent;

const saying = (words: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("button, input, select, textarea")].filter(
    (element) => wordsOf(element) === words,
  );

function placeOf(element: HTMLElement): Place {
  const words = wordsOf(element);
  return { words, at: saying(words).indexOf(element) };
}

/** Gives what stands at an element's place once the script has taken it over, and the focus to it where it is another one; undefined before. */
function takenOver<Kind extends HTMLElement>(element: Kind, { words, at }: Place): Kind | undefined {
  const there = element.isConnected ? element : saying(words)[at];
  if (!there || there.closest("[data-drawn]")) return;
  // Whoever types on, types on there.
  if (there !== element) there.focus({ preventScroll: true });
  return there as Kind;
}

// React leaves in a field what it holds, and knows nothing of it: it listens where a field holds another value than was last set.
function write(field: Field, value: string): void {
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field.matches("select") ? "change" : "input", { bubbles: true }));
}

/**
 * Remembers what is typed on a drawn page (`data-drawn` on its root, and on what comes after the rest), and the last tap there that
 * only the script can answer, which it shows to wait. Both are given to the page once the script has taken over where they were,
 * which takes that attribute away; where it draws the page anew, to what says the same there.
 */
export function keepEarlyInput(): void {
  const page = document.documentElement;
  const selector = scripted();
  const typed = new Map<Field, Place & { readonly value: string }>();
  let kept: [HTMLElement, Place] | null = null;
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
    kept = [found, placeOf(found)];
    // Safari gives a tapped button no focus; the styles show by it what waits.
    found.focus({ preventScroll: true });
    page.dataset.tapWaits = "";
    giveUp = window.setTimeout(forget, longestMs);
  };
  const note = ({ target }: Event) => {
    if (isField(target) && target.closest("[data-drawn]"))
      typed.set(target, { ...placeOf(target), value: target.value });
  };
  document.addEventListener("click", keep, true);
  document.addEventListener("input", note, true);
  let isEnding = false;
  new MutationObserver((_, observer) => {
    for (const [field, place] of typed) {
      const there = takenOver(field, place);
      if (!there) continue;
      typed.delete(field);
      write(there, place.value);
    }
    const tapped = kept && takenOver(...kept);
    if (tapped) {
      forget();
      // After what the page makes of what was typed.
      queueMicrotask(() => tapped.click());
    }
    if (document.querySelector("[data-drawn]")) return;
    document.removeEventListener("click", keep, true);
    document.removeEventListener("input", note, true);
    if (!kept && typed.size === 0) return observer.disconnect();
    // What is drawn anew may come later; what never comes is not waited for.
    if (!isEnding) setTimeout(() => observer.disconnect(), longestMs);
    isEnding = true;
  }).observe(page, { subtree: true, childList: true, attributeFilter: ["data-drawn"] });
}
