import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Connection, connect } from "../db/connection/connect.ts";
import type { OpenDatabase } from "../db/openDatabase.ts";
import { asOwner, openAsOwner } from "../db/tablesOwner.ts";

export interface TestDatabase {
  readonly connection: Connection;
  readonly clientConfig: pg.ClientConfig;
  /** The same, for a test of what a pooler in between would change. */
  readonly directConfig: pg.ClientConfig;
  /** For changing tables, which the role of the portal may not. */
  readonly owner: pg.Pool;
  /** The same for work after which the role of the portal has its rights. */
  readonly changeTables: OpenDatabase["changeTables"];
  /** Closes the connection and drops the database. */
  drop(): Promise<void>;
}

/** Makes a migrated, empty database for one test file; or one without any table. */
export async function testDatabase(without?: "tables"): Promise<TestDatabase> {
  const server = inject("testServer");
  const { admin, clients, owner, running } = server;
  const template = without ? "template0" : server.template;
  const name = `ribambelle_test_${randomBytes(6).toString("hex")}`;
  // Copied as files: half of what it takes to write each of its pages into the log.
  const copied = `TEMPLATE ${template} STRATEGY file_copy`;
  await run(admin, `CREATE DATABASE ${name} ${copied}${owner ? ` OWNER ${owner}` : ""}`);
  const own = (config: pg.ClientConfig) => ({
    ...withDatabase(config, name),
    ...(running && { user: running }),
  });
  const clientConfig = own(clients);
  const connection = connect({ ...clientConfig, max: 10 }, () => {});
  const access = owner ? { config: withDatabase(admin, name), role: owner } : null;
  const ownerPool = access ? openAsOwner(access, () => {}) : null;
  return {
    connection,
    clientConfig,
    directConfig: own(admin),
    owner: ownerPool ?? connection.pool,
    changeTables: (act) => (access ? asOwner(access, connection, () => {}, act) : act(connection.pool)),
    async drop() {
      await ownerPool?.end();
      await connection.close();
      await run(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

function withDatabase(clients: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!clients.connectionString) return { ...clients, database };
  const address = new URL(clients.connectionString);
  address.pathname = `/${database}`;
  return { connectionString: address.href };
}

async function run(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
