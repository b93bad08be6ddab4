import type pg from "pg";
import { isAbsentDatabase } from "./absentDatabase.ts";

/**
 * Gives the same pool for graphile-worker, with every error that means an absent database under the one code
 * for which it tries again. It does not await the statement that marks a job done or failed: with any other
 * code that unhandled rejection would end the process, and the job would stay locked for four hours.
 */
export function retryingPool(pool: pg.Pool): pg.Pool {
  const connect = (listen?: Parameters<pg.Pool["connect"]>[0]) =>
    listen ? pool.connect(listen) : asRetryable(pool.connect()).then(retryingClient);
  return withOwn(pool, "connect", connect);
}

const retryingClient = (client: pg.PoolClient): pg.PoolClient =>
  withOwn(client, "query", (...query: [pg.QueryConfig]) => asRetryable(client.query(...query)));

const cannotConnectNow = "57P03";

async function asRetryable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!isAbsentDatabase(error)) throw error;
    throw Object.assign(new Error(String(error), { cause: error }), { code: cannotConnectNow });
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
