import { setTimeout as pause } from "node:timers/promises";
import type { ServerLocation } from "./location.ts";
import { runsIn } from "./server/postmasterFile.ts";
import type { RunningServer } from "./server/runningServer.ts";
import { processExists } from "./sharing/instanceIds.ts";

/** The server that answers now, and whether another process has started it. */
export interface Restarted {
  readonly live: RunningServer;
  readonly adopted: boolean;
}

interface WatchedServer {
  readonly location: ServerLocation;
  readonly live: RunningServer;
  /** Finds the server that another process has started again, else starts it. */
  readonly startAgain: (signal: AbortSignal) => Promise<Restarted>;
  /** Called with one line for each event. */
  readonly warn: (line: string) => void;
}

const lookEveryMs = 500;
const longestPauseMs = 60_000;
/** After running for so long, a server's end is not the fault of its start: the pauses begin anew. */
const steadyMs = 60_000;

/** Starts the server again whenever it is gone, at once the first time, with growing pauses while that does not help. */
export function watchServer(guarded: WatchedServer): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const watching = watchUntil(guarded, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

async function watchUntil(
  { location, live, startAgain, warn }: WatchedServer,
  signal: AbortSignal,
): Promise<void> {
  let { pid, address } = live;
  let since = performance.now();
  let falls = 0;
  while (await waited(lookEveryMs, signal)) {
    if (isThere(pid, location)) continue;
    if (performance.now() - since > steadyMs) falls = 0;
    falls += 1;
    if (falls > 1 && !(await waited(pauseBefore(falls), signal))) return;
    try {
      const next = await startAgain(signal);
      if (next.live.pid !== pid) warn(restarted(pid, next));
      if (next.live.address.port !== address.port) warn(movedTo(next.live));
      ({ pid, address } = next.live);
      since = performance.now();
    } catch (error) {
      if (signal.aborted) return;
      const seconds = pauseBefore(falls + 1) / 1_000;
      warn(`${error instanceof Error ? error.message : error} The next try is in ${seconds} s.`);
    }
  }
}

// Outside Linux only ps can tell which process has that number: too expensive to run that often.
const isThere = (pid: number, { cluster }: ServerLocation) =>
  process.platform === "linux" ? runsIn(pid, cluster) : processExists(pid);

const pauseBefore = (falls: number) => Math.min(1_000 * 2 ** (falls - 2), longestPauseMs);

const restarted = (pid: number, { live, adopted }: Restarted) =>
  `PostgreSQL was gone (process ${pid}) and ${adopted ? "was" : "is"} started again (process ${live.pid}).`;

const movedTo = ({ address }: RunningServer) =>
  `PostgreSQL listens on port ${address.port} now, its own having been taken: restart the portal.`;

/** Waits, without keeping the process alive; false when it is told to stop. */
async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { ref: false, signal }).catch(() => false);
}
