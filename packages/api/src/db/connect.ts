import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";

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
  close(): Promise<void>;
}

/** Opens a pool of connections; `onError` hears of idle connections that the server cut. */
export function connect(config: pg.PoolConfig, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, ...config });
  pool.on("error", onError);
  // A client in use when the server goes away says so by an event too: unheard, it would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    async close() {
      await db.destroy();
      // Kysely leaves a pool that it has never used open.
      if (!pool.ending) await pool.end();
    },
  };
}
