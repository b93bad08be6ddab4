import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Refused } from "../../http/refuse.ts";
import { tokenHash } from "./tokens.ts";

/** Counts attempts of one kind in the database, so that all processes share the count. */
export interface Attempts {
  /** Counts one attempt for a key; gives null, or the refusal when there were too many. */
  count(key: string): Promise<Refused | null>;
  /** Takes one attempt back: it was a good one. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

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
  const hashed = (key: string) => tokenHash(key).toString("base64url");
  return {
    async count(key) {
      try {
        await limiter.consume(hashed(key));
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const retryAfter = String(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
        return new Refused(commonRefusals.tooMany, { headers: { "retry-after": retryAfter } });
      }
    },
    takeBack: async (key) => void (await limiter.reward(hashed(key))),
    forget: async (key) => void (await limiter.delete(hashed(key))),
  };
}
