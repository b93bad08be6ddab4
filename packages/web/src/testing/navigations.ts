import { onTestFinished } from "vitest";

// The Navigation API, as far as a test needs it.
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

/**
 * Stops full page navigations, which would take the test's own page away, and gives the list of the addresses the page
 * wanted to go to (path, query and fragment on our origin, the whole address elsewhere).
 */
export function stopNavigations(): string[] {
  const wanted: string[] = [];
  const navigation = (window as unknown as { navigation: EventTarget }).navigation;
  const stop = (event: Event) => {
    const { destination } = event as NavigateEvent;
    if (destination.sameDocument) return;
    event.preventDefault();
    const { origin, pathname, search, hash, href } = new URL(destination.url);
    wanted.push(origin === location.origin ? pathname + search + hash : href);
  };
  navigation.addEventListener("navigate", stop);
  onTestFinished(() => navigation.removeEventListener("navigate", stop));
  return wanted;
}
