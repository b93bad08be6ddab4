import { hash } from "node:crypto";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/connection/connect.ts";
import { Refused } from "./refused.ts";

/** Counts attempts of one kind in the database, so that all processes share the count. */
export interface Attempts {
  /** Counts one attempt for a key, or several; gives null, or the refusal when there were too many. */
  count(key: string, attempts?: number): Promise<Refused | null>;
  /** Counts several attempts for a key, and gives how many are left and until when; throws the refusal when there were too many. */
  spend(key: string, attempts: number): Promise<{ left: number; ms: number }>;
  /**
   * Counts one attempt in the transaction of what is attempted: both are kept or neither, and of two at once the second waits
   * for the first, in any process.
   */
  countIn(transaction: Db, key: string): Promise<Refused | null>;
  /** Gives the refusal when so many attempts were counted that the next one is too many, or null; counts nothing. */
  refusal(key: string): Promise<Refused | null>;
  /** The same, and how many were counted. */
  standing(key: string): Promise<{ counted: number; refusal: Refused | null }>;
  /**
   * Makes an attempt, refused when those that were counted and those under way in this process are too many. It counts
   * nothing by itself: the work counts its failure when it is sure of it, so that what a database that went away ended
   * is no failure (docs/decisions/0026).
   */
  during<T>(key: string, work: () => Promise<T>): Promise<T>;
  forget(key: string): Promise<void>;
}

// The clocks of two processes differ a little, and NTP corrects them by a little.
const clockCorrectionMs = 60_000;

// What the limiter asks of a connection, so that its statements run in a transaction.
const within = (transaction: Db) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) =>
    transaction.executeQuery(CompiledQuery.raw(text, values)),
});

/** Keys are hashed: the table never holds an address. */
export function openAttempts(pool: pg.Pool, kind: string, points: number, seconds: number): Attempts {
  const limiterOf = (storeClient: pg.Pool | ReturnType<typeof within>) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      tableName: "attempt",
      tableCreated: true,
      keyPrefix: kind,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
  const ofPool = limiterOf(pool);
  const underWay = new Map<string, number>();
  const hashed = (key: string) => hash("sha256", key, "base64url");
  const tooMany = (ms: number) =>
    new Refused(commonRefusals.tooMany, {
      retryAfterSeconds: Math.max(1, Math.ceil(ms / 1_000)),
      limit: kind,
    });
  // A window that ends later than a new one would was opened before the clock was put back; it could last for years.
  const outlasts = ({ msBeforeNext }: { msBeforeNext: number }) =>
    msBeforeNext > seconds * 1_000 + clockCorrectionMs;
  const consume = (limiter: RateLimiterPostgres, key: string, attempts: number) =>
    limiter.consume(hashed(key), attempts).then(
      ({ msBeforeNext, remainingPoints }) => ({ msBeforeNext, remainingPoints, refused: false }),
      (refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { msBeforeNext: refused.msBeforeNext, remainingPoints: 0, refused: true };
      },
    );
  const consumeNow = async (limiter: RateLimiterPostgres, key: string, attempts: number) => {
    const found = await consume(limiter, key, attempts);
    if (!outlasts(found)) return found;
    await limiter.delete(hashed(key));
    return consume(limiter, key, attempts);
  };
  const count = async (limiter: RateLimiterPostgres, key: string, attempts: number) => {
    const found = await consumeNow(limiter, key, attempts);
    return found.refused ? tooMany(found.msBeforeNext) : null;
  };
  const counted = async (key: string) => {
    const found = await ofPool.get(hashed(key));
    return found === null || outlasts(found)
      ? { points: 0, ms: 0 }
      : { points: found.consumedPoints, ms: found.msBeforeNext };
  };
  const standing = async (key: string) => {
    const found = await counted(key);
    return { counted: found.points, refusal: found.points >= points ? tooMany(found.ms) : null };
  };
  return {
    count: (key, attempts = 1) => count(ofPool, key, attempts),
    countIn: (transaction, key) => count(limiterOf(within(transaction)), key, 1),
    async spend(key, attempts) {
      const found = await consumeNow(ofPool, key, attempts);
      if (found.refused) throw tooMany(found.msBeforeNext);
      return { left: found.remainingPoints, ms: found.msBeforeNext };
    },
    refusal: async (key) => (await standing(key)).refusal,
    standing,
    async during(key, work) {
      const found = await counted(key);
      const others = underWay.get(key) ?? 0;
      if (found.points + others >= points) throw tooMany(found.ms);
      underWay.set(key, others + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
    },
    forget: async (key) => void (await ofPool.delete(hashed(key))),
  };
}
