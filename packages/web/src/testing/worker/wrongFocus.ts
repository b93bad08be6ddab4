import { expect } from "vitest";
import { shown } from "./markup.ts";

// Whoever sends a form that is not right is led to a field that is wrong, or to the summary of several (A11Y-02): every form that a page
// test sends is held to it.

let tried: HTMLElement | null = null;
addEventListener(
  "submit",
  ({ target }) => {
    tried = target instanceof HTMLElement ? target : null;
  },
  { capture: true },
);
// What somebody does next has a focus of its own.
for (const begun of ["pointerdown", "keydown", "input"])
  addEventListener(begun, () => forgetForms(), { capture: true });

/** Begins anew: what a test sent is no matter of the next. */
export function forgetForms(): void {
  tried = null;
}

function leftAlone(): string[] {
  if (!tried?.isConnected || document.querySelector("dialog:modal")?.contains(tried) === false) return [];
  const wrong = [...tried.querySelectorAll<HTMLElement>("[aria-invalid=true], [data-invalid]")];
  const leading = [...wrong, ...tried.querySelectorAll("[data-wrong-fields]")];
  return leading.some((one) => one.contains(document.activeElement)) ? [] : wrong.slice(0, 1).map(shown);
}

/** Waits until one of the wrong fields has the focus, where the last form that was sent has any. */
export async function expectFocusOnWrong(): Promise<void> {
  if (leftAlone().length > 0)
    await expect.poll(leftAlone, { message: "who sends what is wrong is led to it" }).toEqual([]);
}
