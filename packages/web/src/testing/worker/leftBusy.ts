import { expect } from "vitest";

// What shows that it is at work is at work: where all that a page asked for has been answered, nothing of it is busy any more.
// Whoever leaves for another page stays so until that comes, and what a dialog was opened for until somebody answers it.

let test = 0;
let asked = 0;
let waiting = 0;
let mayStay = false;

/** Notes that a page asks for something; call what it gives once that is answered. */
export function noteWaiting(): () => void {
  const ofTest = test;
  asked += 1;
  waiting += 1;
  return () => {
    if (ofTest === test) waiting -= 1;
  };
}

/** Lets what is busy stay so until the test ends: the page goes elsewhere, or the server is at something yet. */
export function mayStayBusy(): void {
  mayStay = true;
}

export function forgetWaiting(): void {
  test += 1;
  asked = 0;
  waiting = 0;
  mayStay = false;
}

const leftBusy = () =>
  waiting > 0
    ? []
    : [...document.body.querySelectorAll<HTMLElement>("[data-busy=true], [aria-busy=true]")]
        .filter((element) => element.closest("dialog") || !document.querySelector("dialog:modal"))
        .map((element) => (element.cloneNode(false) as HTMLElement).outerHTML);

/** Waits until nothing is busy in the page that a test leaves, unless something is still to be answered. */
export async function expectNothingBusy(): Promise<void> {
  if (asked > 0 && !mayStay && leftBusy().length > 0)
    await expect.poll(leftBusy, { message: "what is answered is no longer busy" }).toEqual([]);
}
