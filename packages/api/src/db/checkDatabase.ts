import type pg from "pg";
import { DatabaseProblem } from "./databaseProblem.ts";

const oldestMajor = 15;
/**
 * What a process opens beside the connections for requests: jobs (4), letters (3), short reads, announcements, a reading of
 * metrics.
 */
const otherConnections = 10;

interface Facts {
  readonly version: number;
  readonly encoding: string;
  readonly database: string;
  /** How many connections the server, the database and the role allow; each null where it sets no limit. */
  readonly most: number;
}

// Of the server's connections some are kept for superusers; -1 is no limit.
const facts = `SELECT current_setting('server_version_num')::int / 10000 AS version,
  current_setting('server_encoding') AS encoding, current_database() AS database,
  least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
    nullif(d.datconnlimit, -1), nullif(r.rolconnlimit, -1)) AS most
  FROM pg_database d, pg_roles r WHERE d.datname = current_database() AND r.rolname = current_user`;

/**
 * Throws DatabaseProblem for a database that the portal cannot work with: too old, in another encoding than UTF-8, or with
 * fewer connections than one process opens.
 */
export async function checkDatabase(pool: pg.Pool, connections: number): Promise<void> {
  const { rows } = await pool.query<Facts>(facts);
  const [found] = rows;
  if (!found) return;
  const { version, encoding, database, most } = found;
  if (version < oldestMajor) {
    throw new DatabaseProblem(
      `DATABASE_URL leads to PostgreSQL ${version}; the portal needs ${oldestMajor} or later.`,
    );
  }
  if (encoding !== "UTF8") {
    throw new DatabaseProblem(
      `The database ${database} is in ${encoding}, which cannot keep every name: make one in UTF-8 (createdb --encoding=UTF8 --template=template0), and let DATABASE_URL lead there.`,
    );
  }
  const needed = connections + otherConnections;
  if (most < needed) {
    throw new DatabaseProblem(
      `PostgreSQL allows ${most} connections here, and a process of the portal opens up to ${needed}: raise max_connections or the limit of the role, or lower DATABASE_CONNECTIONS.`,
    );
  }
}
