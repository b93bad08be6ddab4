import { performance } from "node:perf_hooks";

/** How often it looks whether the process has little to do. */
const lookMs = 2_000;
/** Busier than this part of its time, a process has other things to do. */
const busy = 0.2;
/** After so many looks it waits no longer: what is put off must be done in a process that is always busy, too. */
const mostLooks = 30;

/** Does something once the process has little to do, some seconds after its start; once the signal aborts, it does not begin. */
export function onceAtRest(signal: AbortSignal, act: () => void): void {
  let [before, looks] = [performance.eventLoopUtilization(), 0];
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    looks += 1;
    if (utilization > busy && looks < mostLooks) return;
    clearInterval(timer);
    act();
  }, lookMs).unref();
  signal.addEventListener("abort", () => clearInterval(timer));
}
