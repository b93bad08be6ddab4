import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import { openAttempts } from "./attempts.ts";
import { Refused } from "./refused.ts";

/** Counts one write of a person; throws the refusal (429) when there were too many. */
export type WriteLimit = (personId: number) => Promise<void>;

/**
 * Opens the limit on a person's writes, all kinds together, which all processes share. A process takes a thirtieth of the
 * limit at a time from the database and uses it up by itself, so that most writes are counted without a statement; what it
 * has left when the window ends is the most by which the count is wrong.
 */
export function openWriteLimit(
  pool: pg.Pool,
  perPerson: number,
  seconds: number,
  kind = "write-person",
): WriteLimit {
  const writes = openAttempts(pool, kind, perPerson, seconds);
  const share = Math.max(1, Math.floor(perPerson / 30));
  const left = new LRUCache<number, number>({ max: 50_000, ttl: seconds * 1_000 });
  const refused = new LRUCache<number, true>({ max: 50_000, ttlResolution: 0 });
  const tooMany = (retryAfterSeconds: number) =>
    new Refused(commonRefusals.tooMany, { retryAfterSeconds, limit: kind });
  return async (personId) => {
    // Refused without asking again until the window ends: a page that has run wild costs nothing more.
    if (refused.has(personId))
      throw tooMany(Math.max(1, Math.ceil(refused.getRemainingTTL(personId) / 1_000)));
    const own = left.get(personId) ?? 0;
    if (own > 0) {
      left.set(personId, own - 1, { noUpdateTTL: true });
      return;
    }
    const refusal = await writes.count(String(personId), share);
    if (refusal) {
      refused.set(personId, true, { ttl: (refusal.retryAfterSeconds ?? 1) * 1_000 });
      throw refusal;
    }
    left.set(personId, (left.get(personId) ?? 0) + share - 1);
  };
}
