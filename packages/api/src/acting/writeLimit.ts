import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import { atMost } from "./atMost.ts";
import { openAttempts } from "./attempts.ts";
import { Refused } from "./refused.ts";

/** Counts one write of a person; throws the refusal (429) when there were too many. */
export type WriteLimit = (personId: number) => Promise<void>;

/** What a process lets one person write before it asks the database again. */
interface Allowance {
  left: number;
  /** Those that were made and are not counted there yet. */
  uncounted: number;
}

/**
 * Opens the limit on a person's writes, all kinds together, which all processes share. A process lets a thirtieth of the
 * limit pass at a time and counts it in the database afterwards, so that most writes need no statement. Of one process the
 * count is right; each further one may let a thirtieth more pass. What a process did not count before it ended is forgotten.
 */
export function openWriteLimit(
  pool: pg.Pool,
  perPerson: number,
  seconds: number,
  kind = "write-person",
): WriteLimit {
  const writes = openAttempts(pool, kind, perPerson, seconds);
  const share = Math.max(1, Math.floor(perPerson / 30));
  const allowances = new LRUCache<number, Allowance>({ ...atMost(50_000), ttl: seconds * 1_000 });
  const refusedUntil = new LRUCache<number, true>({ ...atMost(50_000), ttlResolution: 0 });
  const tooMany = (retryAfterSeconds: number) =>
    new Refused(commonRefusals.tooMany, { retryAfterSeconds, limit: kind });
  const ask = async (personId: number) => {
    const spent = (allowances.get(personId)?.uncounted ?? 0) + 1;
    try {
      const { left, ms } = await writes.spend(String(personId), spent);
      allowances.set(personId, { left: Math.min(left, share - 1), uncounted: 0 }, { ttl: ms });
    } catch (error) {
      if (error instanceof Refused) {
        allowances.delete(personId);
        refusedUntil.set(personId, true, { ttl: (error.retryAfterSeconds ?? 1) * 1_000 });
      }
      throw error;
    }
  };
  // One question a person at a time: of many calls at once, each would take an allowance of its own.
  const asking = new Map<number, Promise<void>>();
  return async (personId) => {
    for (;;) {
      // Refused without asking again until the window ends: a page that has run wild costs nothing more.
      if (refusedUntil.has(personId))
        throw tooMany(Math.max(1, Math.ceil(refusedUntil.getRemainingTTL(personId) / 1_000)));
      const own = allowances.get(personId);
      if (own && own.left > 0) {
        own.left -= 1;
        own.uncounted += 1;
        return;
      }
      const others = asking.get(personId);
      if (others !== undefined) {
        // Refused, or without a database, this call is too.
        await others;
        continue;
      }
      const asked = ask(personId).finally(() => asking.delete(personId));
      asking.set(personId, asked);
      return asked;
    }
  };
}
