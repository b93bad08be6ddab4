import { useSyncExternalStore } from "react";

let running = 0;
// Counts the calls of `stopActions`: an action begun before the last one must not lower the count when it
// ends.
let era = 0;
const listeners = new Set<() => void>();

function setRunning(count: number) {
  running = count;
  for (const listener of listeners) listener();
}

/** Counts a running action; gives the function to call once when it ends (SHELL-23, SHELL-OP8). */
export function beginAction(): () => void {
  const begun = era;
  setRunning(running + 1);
  return () => {
    if (begun === era) setRunning(running - 1);
  };
}

/** Resets the count of running actions, because a message is shown in place of the overlay (SHELL-21). */
export function stopActions(): void {
  era += 1;
  setRunning(0);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives true while an action runs. */
export function useActing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
}
