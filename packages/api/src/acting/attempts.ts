import { hash } from "node:crypto";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Refused } from "./refused.ts";

/** Counts attempts of one kind in the database, so that all processes share the count. */
export interface Attempts {
  /** Counts one attempt for a key; gives null, or the refusal when there were too many. */
  count(key: string): Promise<Refused | null>;
  /** Gives one attempt back, because it succeeded. */
  undo(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

// The clocks of two processes differ a little, and NTP corrects them by a little.
const clockCorrectionMs = 60_000;

/** Keys are hashed: the table never holds an address. */
export function openAttempts(pool: pg.Pool, kind: string, points: number, seconds: number): Attempts {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: "attempt",
    tableCreated: true,
    keyPrefix: kind,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
  const hashed = (key: string) => hash("sha256", key, "base64url");
  const consume = (key: string) =>
    limiter.consume(hashed(key)).then(
      ({ msBeforeNext }) => ({ msBeforeNext, refused: false }),
      (refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { msBeforeNext: refused.msBeforeNext, refused: true };
      },
    );
  return {
    async count(key) {
      let counted = await consume(key);
      // A window that ends later than a new one would was opened before the clock was put back; it could last
      // for years.
      if (counted.msBeforeNext > seconds * 1_000 + clockCorrectionMs) {
        await limiter.delete(hashed(key));
        counted = await consume(key);
      }
      if (!counted.refused) return null;
      const retryAfterSeconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1_000));
      return new Refused(commonRefusals.tooMany, { retryAfterSeconds, limit: kind });
    },
    undo: async (key) => void (await limiter.reward(hashed(key))),
    forget: async (key) => void (await limiter.delete(hashed(key))),
  };
}
