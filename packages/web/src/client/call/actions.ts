import { useSyncExternalStore } from "react";

let running = 0;
// An action that ends after everything was stopped has nothing left to end.
let era = 0;
const listeners = new Set<() => void>();

function setRunning(count: number) {
  running = count;
  for (const listener of listeners) listener();
}

/** Notes that an action runs; gives what to call once when it ends (SHELL-23, SHELL-OP8). */
export function beginAction(): () => void {
  const begun = era;
  setRunning(running + 1);
  return () => {
    if (begun === era) setRunning(running - 1);
  };
}

/** Forgets every running action: a message says how things stand (SHELL-21). */
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
