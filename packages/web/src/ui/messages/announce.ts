import { useSyncExternalStore } from "react";

let current = "";
const listeners = new Set<() => void>();

/** Tells a screen reader, when it is idle, what the others see, or nothing; `text` is in the language of the screen. */
export function announce(text: string): void {
  // The same sentence again is another one: only a change is read.
  current = text !== "" && current === text ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives what was announced last. */
export const useAnnounced = (): string =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => "",
  );
