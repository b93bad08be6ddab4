import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { openPreparedWrites } from "./preparedWrites.ts";
import { openSharedReadConnection, type SharedReadConnection } from "./sharedReadConnection.ts";
import { cut, noTimeLimits, prepareClient, type TimeLimits } from "./timeLimits.ts";
import { unnameStatements } from "./unnamedStatements.ts";

// Days stay texts: pg would turn a `date` into a Date at local midnight, which a time zone can move to the day before.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
// Our bigints are counts and ids far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** What a store works on: the database, or one transaction of it. Each store names the tables it knows by `withTables`. */
// biome-ignore lint/complexity/noBannedTypes: no table is known before a store names its own
export type Db = Kysely<{}>;

export interface Connection {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** For the short reads that pages wait for most. */
  readonly sharedReads: SharedReadConnection;
  /** Opens more connections to the same database, with time limits of their own. */
  openMore(limits: TimeLimits, max: number): Connection;
  /** Lets what runs finish, then closes. */
  close(): Promise<void>;
  /** Cuts every connection at once, so that `close` does not wait for a database that is away. */
  cut(): void;
}

/**
 * Opens a pool of connections; `onError` hears of idle connections that the server cut. With `direct`, `config` leads to a
 * pooler that may lend each transaction another connection of the server: whatever needs one of its own goes by `direct`.
 */
export function connect(
  config: pg.PoolConfig,
  onError: (error: Error) => void,
  limits: TimeLimits = noTimeLimits,
  direct?: pg.ClientConfig,
): Connection {
  const open = new Set<pg.Client>();
  const prepareWrites = openPreparedWrites();
  let isCut = false;
  const pool = new pg.Pool({
    connectionTimeoutMillis: limits.waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...config,
    onConnect: async (client) => {
      await prepareClient(client as pg.Client, limits);
      if (direct) unnameStatements(client as pg.Client);
      else prepareWrites(client as pg.Client);
    },
  });
  pool.on("error", onError);
  pool.on("connect", (client) => {
    const made = client as pg.Client;
    open.add(made);
    // A client in use when the server goes away emits `error`, which without a listener would end the
    // process.
    made.on("error", onError).on("end", () => open.delete(made));
  });
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const lane = openSharedReadConnection(direct ?? config, limits, pool, onError);
  const end = async () => {
    await lane.close();
    await db.destroy();
    // Kysely does not close a pool that it has never used.
    if (!pool.ending) await pool.end();
  };
  return {
    db,
    pool,
    sharedReads: lane,
    openMore: (given, max) => connect({ ...(direct ?? config), max }, onError, given),
    async close() {
      const closed = end();
      // A connection still being opened was not cut; it is not waited for beyond a second.
      await (isCut ? Promise.race([closed, pause(1_000, undefined, { ref: false })]) : closed);
    },
    cut() {
      isCut = true;
      lane.cut();
      for (const client of open) cut(client);
    },
  };
}
