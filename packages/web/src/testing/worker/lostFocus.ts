import { expect } from "vitest";

// Once a dialog has closed, the keyboard is somewhere (A11Y-02): on what opened it, or where that is gone on what the page offers then.
// Every dialog that a page test closes is held to it.

let isOwed = false;
const { close } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement, ...args) {
  if (this.open) isOwed = true;
  close.apply(this, args);
};
// What somebody does next has a focus of its own.
for (const begun of ["pointerdown", "keydown"])
  addEventListener(begun, () => forgetDialogs(), { capture: true });

/** Begins anew: what a test takes away when it ends owes nothing. */
export function forgetDialogs(): void {
  isOwed = false;
}

const isLost = () =>
  isOwed && document.activeElement === document.body && !document.querySelector("dialog[open]");

/** Waits until something has the focus, where a dialog was the last to close; what was read anew may be on its way. */
export async function expectFocus(): Promise<void> {
  if (isLost())
    await expect.poll(isLost, { message: "a dialog that closes leaves the focus somewhere" }).toBe(false);
}
