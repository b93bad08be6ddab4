/** Gives an act that is done once, so many milliseconds after it was last asked for; and the way to give it up. */
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
