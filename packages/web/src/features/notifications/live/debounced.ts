/**
 * Gives `ask`, which calls `act` once, `ms` milliseconds after the last `ask`; `cancel` drops a pending call.
 */
export function debounced(act: () => unknown, ms: number): { ask(): void; cancel(): void } {
  let timer = 0;
  return {
    ask() {
      clearTimeout(timer);
      timer = window.setTimeout(act, ms);
    },
    cancel: () => clearTimeout(timer),
  };
}
