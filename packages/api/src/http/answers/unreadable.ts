import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { addressKey } from "../../acting/addressKey.ts";

/** What came that is no request: noise, attacks, a program that speaks HTTP badly. */
export interface Unreadable {
  /** Counts one, and says so in the log: a line an address and minute at most, each with how many there were since the last. */
  note(address: string | undefined, code: string): void;
  /** How many there were, by the code that they were refused with. */
  readonly counts: ReadonlyMap<string, number>;
  /** From how many addresses they came within an hour, a thousand at most. */
  addresses(): number;
}

const minuteMs = 60_000;
// Whoever has many addresses fills neither the memory nor the log.
const mostAddresses = 1_000;
const mostLines = 20;

/** Counts what cannot be read, by code and by address. */
export function countUnreadable(log: Logger): Unreadable {
  const counts = new Map<string, number>();
  const addresses = new LRUCache<string, { unsaid: number; saidAt: number }>({
    max: mostAddresses,
    ttl: 60 * minuteMs,
  });
  let minute = 0;
  let lines = 0;
  return {
    counts,
    addresses: () => {
      addresses.purgeStale();
      return addresses.size;
    },
    note(address = "", code) {
      counts.set(code, (counts.get(code) ?? 0) + 1);
      const key = addressKey(address);
      const found = addresses.get(key) ?? { unsaid: 0, saidAt: Number.NEGATIVE_INFINITY };
      found.unsaid += 1;
      addresses.set(key, found);
      const now = performance.now();
      if (now - minute > minuteMs) [minute, lines] = [now, 0];
      if (now - found.saidAt < minuteMs || lines >= mostLines) return;
      lines += 1;
      log.warn({ address: key, code, requests: found.unsaid }, "what came is no request");
      Object.assign(found, { unsaid: 0, saidAt: now });
    },
  };
}
