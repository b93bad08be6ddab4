import { expect, onTestFinished } from "vitest";
import { mayStayBusy } from "./worker/leftBusy.ts";

// The Navigation API, as far as a test needs it.
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

type Navigations = EventTarget & {
  addEventListener(name: "navigate", listener: (event: Event) => void): void;
};

const collectors = new Set<string[]>();
let unmeant: string[] = [];

// No full navigation can take the page of a test away, not even a late one.
const { navigation } = window as unknown as { navigation: Navigations };
navigation.addEventListener("navigate", (event) => {
  const { destination } = event as NavigateEvent;
  if (destination.sameDocument) return;
  event.preventDefault();
  mayStayBusy();
  const { origin, pathname, search, hash, href } = new URL(destination.url);
  const wanted = origin === location.origin ? pathname + search + hash : href;
  for (const collector of collectors) collector.push(wanted);
  if (collectors.size === 0) unmeant.push(wanted);
});

/** Fails where a page wanted to go elsewhere as a whole, in a test that looks for nothing of the kind. */
export function expectToStay(): void {
  const found = unmeant;
  unmeant = [];
  expect(found, "pages that were loaded as a whole").toEqual([]);
}

/**
 * Stops full page navigations, which would take the test's own page away, and gives the list of the addresses the page
 * wants to go to (path, query and fragment on our origin, the whole address elsewhere), which grows until the test ends.
 */
export function stopNavigations(): string[] {
  const wanted: string[] = [];
  collectors.add(wanted);
  onTestFinished(() => {
    collectors.delete(wanted);
  });
  return wanted;
}
