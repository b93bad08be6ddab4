import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { isAbsentDatabase } from "./absentDatabase.ts";

/**
 * Gives the same pool for graphile-worker, whose own patience after an outage grows to minutes: a connection is waited for
 * until the database is back, and every other error that means an absent database has the one code for which the worker
 * tries again soon. It does not await the statement that marks a job done or failed: with any other code that unhandled
 * rejection would end the process, and the job would stay locked for four hours.
 */
export function retryingPool(pool: pg.Pool): pg.Pool {
  const connect = (listen?: Parameters<pg.Pool["connect"]>[0]) =>
    listen ? pool.connect(listen) : asRetryable(connected(pool)).then(retryingClient);
  return withOwn(pool, "connect", connect);
}

const retryMs = 500;

async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isAbsentDatabase(error) || pool.ending) throw error;
      await pause(retryMs);
    }
  }
}

const retryingClient = (client: pg.PoolClient): pg.PoolClient =>
  withOwn(client, "query", (...query: [pg.QueryConfig]) => asRetryable(client.query(...query)));

// The worker tries a deadlock again after 50 ms, then after some seconds at most.
const triedAgainSoon = "40P01";

async function asRetryable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!isAbsentDatabase(error)) throw error;
    throw Object.assign(new Error(String(error), { cause: error }), { code: triedAgainSoon });
  });
}

function withOwn<T extends object>(target: T, own: keyof T, method: unknown): T {
  return new Proxy(target, {
    get(_, name) {
      if (name === own) return method;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
