import { expect } from "vitest";
import { shown } from "./markup.ts";

// What shows that it is at work is at work: where all that a page asked for has been answered, nothing of it is busy any more.
// Whoever leaves for another page stays so until that comes, and what a dialog was opened for until somebody answers it.

// An answer that comes after its test counts for that one alone.
const begun = () => ({ hasAsked: false, waiting: 0, mayStay: false });
let test = begun();

/** Notes that a page asks for something; call what it gives once that is answered. */
export function noteWaiting(): () => void {
  const ofTest = test;
  ofTest.hasAsked = true;
  ofTest.waiting += 1;
  return () => {
    ofTest.waiting -= 1;
  };
}

/** Lets what is busy stay so until the test ends: the page goes elsewhere, or the server is at something yet. */
export function mayStayBusy(): void {
  test.mayStay = true;
}

export function forgetWaiting(): void {
  test = begun();
}

const leftBusy = () =>
  test.waiting > 0
    ? []
    : [...document.body.querySelectorAll<HTMLElement>("[data-busy=true], [aria-busy=true]")]
        .filter((element) => element.closest("dialog") || !document.querySelector("dialog:modal"))
        .map(shown);

/** Waits until nothing is busy in the page that a test leaves, unless something is still to be answered. */
export async function expectNothingBusy(): Promise<void> {
  if (test.hasAsked && !test.mayStay && leftBusy().length > 0)
    await expect.poll(leftBusy, { message: "what is answered is no longer busy" }).toEqual([]);
}
