import { monitorEventLoopDelay } from "node:perf_hooks";

// Milliseconds.
const resolution = 10;
const recently = 250;
const latest = 20;

/** Watches how late this process comes to what it has to do. */
export interface LoopLateness {
  /** True when it came 20 ms late on average of late: it has enough to do. */
  isLate(): boolean;
  stop(): void;
}

/** Begins to watch the loop of this process. */
export function watchLoop(): LoopLateness {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const lateness = () => (delay.count > 0 ? delay.mean / 1e6 - resolution : 0);
  let before = 0;
  const countAnew = () => {
    before = lateness();
    delay.reset();
  };
  // Once all that is due has run: a look that comes after the count was begun anew tells of nothing before it.
  const turn = setInterval(() => setImmediate(countAnew), recently).unref();
  return {
    isLate: () => Math.max(before, lateness()) > latest,
    stop() {
      clearInterval(turn);
      delay.disable();
    },
  };
}
