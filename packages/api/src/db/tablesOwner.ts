import pg from "pg";
import type { Connection } from "./connection/connect.ts";
import { cut } from "./connection/timeLimits.ts";
import { DatabaseProblem } from "./databaseProblem.ts";
import { giveRights } from "./rights.ts";
import { isSameDatabase } from "./sameDatabase.ts";

/** How to reach the database for changing its tables. */
export interface OwnerAccess {
  readonly config: pg.ClientConfig;
  /** The role to take that owns the tables; without it, the one that is found. */
  readonly role?: string;
}

// The owner of the tables, or of an empty database, where it is a role without login that the present role may take.
const ownerToTake = `SELECT rolname::text AS role FROM pg_roles r
  WHERE r.oid = coalesce((SELECT relowner FROM pg_class WHERE oid = to_regclass('public.migration')),
      (SELECT datdba FROM pg_database WHERE datname = current_database()))
    AND rolname <> current_user AND NOT rolcanlogin AND pg_has_role(current_user, r.oid, 'MEMBER')`;

/** Opens a pool of connections that change tables, as the role that owns them. */
export function openAsOwner({ config, role }: OwnerAccess, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: 3,
    connectionTimeoutMillis: 10_000,
    onConnect: async (client) => {
      try {
        const taken = role ?? (await client.query<{ role: string }>(ownerToTake)).rows[0]?.role;
        if (taken !== undefined) await client.query("SELECT set_config('role', $1, false)", [taken]);
      } catch (error) {
        cut(client as pg.Client);
        throw error;
      }
    },
  });
  pool.on("error", onError);
  // A client in use when the server goes away emits `error`, which without a listener would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}

/**
 * Runs work that changes tables as their owner, then gives the role of the running portal what it needs of them and no more; where
 * that role owns them itself there is nothing to give.
 */
export async function asOwner<Result>(
  access: OwnerAccess,
  running: Connection,
  onError: (error: Error) => void,
  act: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const pool = openAsOwner(access, onError);
  try {
    await refuseOtherDatabase(pool, running.pool);
    const result = await act(pool);
    await giveRightsToRunning(pool, running);
    return result;
  } finally {
    await pool.end();
  }
}

async function refuseOtherDatabase(pool: pg.Pool, running: pg.Pool): Promise<void> {
  if (await isSameDatabase(pool, running)) return;
  throw new DatabaseProblem(
    "DATABASE_MIGRATION_URL and DATABASE_URL lead to two databases: both must lead to the same one.",
  );
}

async function giveRightsToRunning(pool: pg.Pool, running: Connection): Promise<void> {
  const whoever = "SELECT current_user::text AS role";
  const [owner, role] = [await pool.query(whoever), await running.pool.query(whoever)].map(
    ({ rows }) => rows[0].role as string,
  );
  if (owner === role || role === undefined) return;
  const client = await pool.connect();
  await giveRights(client, role).finally(() => client.release());
}
