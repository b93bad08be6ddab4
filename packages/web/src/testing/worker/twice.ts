import { expect } from "vitest";
import { networkTime } from "./unsteady.ts";

// Whoever taps a button twice means it once: while what it sends is under way, a second tap sends nothing. Each button that sends is
// tapped again before it is answered; what is switched back by a second tap is not.

let tapped: HTMLButtonElement | null = null;
let again: string | null = null;
let sentTwice: string[] = [];

addEventListener(
  "click",
  ({ target }) => {
    if (again === null) tapped = target instanceof Element ? target.closest("button") : null;
  },
  { capture: true },
);

/** Taps again what a page has sent something by; resolves once that has had its turn. */
export async function tapAgain(name: string): Promise<void> {
  const button = tapped;
  tapped = null;
  if (again !== null || !button?.isConnected || button.matches("[role=switch], [aria-pressed]")) return;
  again = name;
  button.click();
  await networkTime();
  again = null;
}

/** Notes that a page sends something. */
export function noteSent(name: string): void {
  if (name === again) sentTwice.push(name);
}

/** Fails where a second tap has sent something once more. */
export function expectSentOnce(): void {
  const found = sentTwice;
  sentTwice = [];
  tapped = null;
  expect(found, "what a second tap sent again").toEqual([]);
}
