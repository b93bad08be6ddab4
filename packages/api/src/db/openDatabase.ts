import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import type pg from "pg";
import { checkDatabase } from "./checkDatabase.ts";
import { type Connection, connect } from "./connection/connect.ts";
import { isAnswering } from "./connection/isAnswering.ts";
import { noTimeLimits, type TimeLimits } from "./connection/timeLimits.ts";
import { DatabaseProblem, noConnectionLeft, tooManyConnections } from "./databaseProblem.ts";
import type { DatabaseSettings } from "./db.settings.ts";
import { databaseName, ownerRole, prepareOwner, runningRole } from "./embeddedOwner.ts";
import { isSameDatabase } from "./sameDatabase.ts";
import { asOwner, type OwnerAccess } from "./tablesOwner.ts";

export interface OpenDatabase {
  readonly connection: Connection;
  /** For a connection of one's own to the same database. */
  readonly clientConfig: pg.ClientConfig;
  /**
   * Runs work that changes tables, as the role that owns them, over connections of its own; the role of the running portal then
   * has what it needs of them.
   */
  changeTables<Result>(act: (pool: pg.Pool) => Promise<Result>): Promise<Result>;
  /**
   * Says that the portal is about to close: an embedded server that ends is no longer started again, and while the database
   * does not answer nobody waits for it.
   */
  prepareToClose(): Promise<void>;
  close(): Promise<void>;
}

/** Runs long work on an open database: no time limit cancels its statements. */
export async function takingTime<Result>(
  database: Pick<OpenDatabase, "connection">,
  act: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = database.connection.openMore(noTimeLimits, 2);
  return act(connection).finally(() => connection.close());
}

interface Settings extends DatabaseSettings {
  /** Where the embedded database is kept. */
  readonly dataFolder: string;
}

/** What the person who runs the portal should hear. */
interface Listeners {
  /** A connection was lost. */
  readonly onError: (error: Error) => void;
  /** The embedded database runs, and where; it stopped. */
  readonly say: (line: string) => void;
  /** The embedded database was gone and is started again, or why it cannot be; without this it is not watched. */
  readonly warn?: (line: string) => void;
}

/** Opens the database of DATABASE_URL, else the embedded one, which starts when nobody has started it yet. */
export async function openDatabase(
  config: Settings,
  listeners: Listeners,
  limits: TimeLimits = config.databaseLimits,
): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openOutside(config, config.databaseUrl, limits, listeners.onError)
    : openEmbedded(config, limits, listeners);
}

async function openOutside(
  config: Settings,
  url: string,
  limits: TimeLimits,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  // A name per process: it shows in pg_stat_activity, where a restore sees that another process is connected.
  const fallback_application_name = `ribambelle-${randomBytes(4).toString("hex")}`;
  const to = (connectionString: string) => ({ connectionString, fallback_application_name });
  const direct = config.databaseDirectUrl === undefined ? undefined : to(config.databaseDirectUrl);
  const pooled = { ...to(url), max: config.databaseConnections };
  const connection = connect(pooled, onError, limits, direct);
  try {
    await checkDatabase(connection.pool, config.databaseConnections);
    if (direct) await refuseOtherDatabase(connection);
  } catch (error) {
    await connection.close();
    throw error instanceof DatabaseProblem ? error : new DatabaseProblem(unreachable(url, error));
  }
  const prepareToClose = () => cutUnlessAnswering(connection);
  const own = direct ?? to(url);
  const { databaseMigrationUrl } = config;
  const owner: OwnerAccess = { config: databaseMigrationUrl === undefined ? own : to(databaseMigrationUrl) };
  return {
    connection,
    clientConfig: own,
    changeTables: (act) => asOwner(owner, connection, onError, act),
    prepareToClose,
    close: connection.close,
  };
}

/** Gives the settings by which long work reaches the database: without a pooler, which lends connections by the transaction. */
export function withoutPooler<Given extends DatabaseSettings>(config: Given): Given {
  return { ...config, databaseUrl: config.databaseDirectUrl ?? config.databaseUrl };
}

// What one address announces must be heard at the other.
async function refuseOtherDatabase(connection: Connection): Promise<void> {
  const direct = connection.openMore(noTimeLimits, 1);
  try {
    if (await isSameDatabase(connection.pool, direct.pool)) return;
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string };
    throw new DatabaseProblem(`The database of DATABASE_DIRECT_URL cannot be opened: ${message || code}.`);
  } finally {
    await direct.close();
  }
  throw new DatabaseProblem(
    "DATABASE_DIRECT_URL and DATABASE_URL lead to two databases: both must lead to the same one.",
  );
}

// The password of the address is never printed.
function unreachable(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const { code, message } = error as { code?: string; message?: string };
  if (code === tooManyConnections) return noConnectionLeft;
  return `The database ${pathname.slice(1)} at ${host} (DATABASE_URL) cannot be opened: ${message || code}.`;
}

async function openEmbedded(
  config: Settings,
  limits: TimeLimits,
  { onError, say, warn }: Listeners,
): Promise<OpenDatabase> {
  // Loaded only where it is used: it searches for the package with the PostgreSQL programs.
  const { startEmbedded } = await import("@ribambelle/embedded-postgres");
  const server = await startEmbedded({
    dataFolder: resolve(config.dataFolder),
    log: say,
    ...(config.embeddedFallbackFolder && { fallbackFolder: resolve(config.embeddedFallbackFolder) }),
  });
  try {
    await prepareOwner((database) => server.connection(database));
  } catch (error) {
    await server.release();
    throw error;
  }
  if (warn) server.keepRunning(warn);
  const clientConfig = server.connection(databaseName, runningRole);
  const connection = connect({ ...clientConfig, max: config.databaseConnections }, onError, limits);
  return {
    connection,
    clientConfig,
    changeTables: (act) =>
      asOwner({ config: server.connection(databaseName), role: ownerRole }, connection, onError, act),
    async prepareToClose() {
      await Promise.all([server.stopWatching(), cutUnlessAnswering(connection)]);
    },
    async close() {
      await connection.close();
      await server.release();
    },
  };
}

async function cutUnlessAnswering(connection: Connection): Promise<void> {
  if (!(await isAnswering(connection.pool))) connection.cut();
}
