import { keep, kept } from "../../client/kept/storage.ts";
import type { Address } from "./address.ts";

const key = "places";

/** Keeps where each entry of the history was scrolled to, in this tab, and gives what leads a page that has come to its place. */
export function keepPlaces(): (address: Address, resets: boolean) => void {
  const places = new Map(Object.entries(placesKept()));
  let shown: string | null = null;
  const note = () => {
    if (shown !== null) places.set(shown, window.scrollY);
  };
  history.scrollRestoration = "manual";
  addEventListener("scroll", note, { passive: true });
  addEventListener("pagehide", () => keep(key, JSON.stringify(Object.fromEntries(places)), "session"));
  return (address, resets) => {
    const place = places.get(address.key);
    const part = address.hash ? document.getElementById(address.hash) : null;
    // Whoever has read on in a page that arrived drawn stays where they are; the browser only went to the part that is named.
    const stays = !resets || (shown === null && scrollY > 0 && !(place !== undefined && part && isAt(part)));
    shown = address.key;
    if (stays) return note();
    if (place === undefined && part) return part.scrollIntoView();
    scrollTo(0, place ?? 0);
    // The lines of the page may still be coming. Without network it stays where it is.
    const { key } = address;
    if (place && scrollY < place - 1)
      import("./reachPlace.ts").then(
        ({ reachPlace }) => reachPlace(place, () => shown === key),
        () => {},
      );
  };
}

// True where a link to the part would lead to where the page is.
function isAt(part: Element): boolean {
  const place = scrollY;
  part.scrollIntoView();
  const led = scrollY;
  scrollTo(0, place);
  return Math.abs(led - place) < 2;
}

function placesKept(): Record<string, number> {
  try {
    return JSON.parse(kept(key, "session") ?? "{}");
  } catch {
    return {};
  }
}
