import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "@ribambelle/embedded-postgres";
import pg from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { connect } from "../db/connection/connect.ts";
import { ownerRole, prepareOwner, runningRole } from "../db/embeddedOwner.ts";
import { migrate } from "../db/migrate.ts";
import { asOwner } from "../db/tablesOwner.ts";
import { migrateJobs } from "../jobs/runJobs.ts";

/** How test files reach the one server of the run, and the migrated database that theirs are copied from. */
export interface TestServer {
  /** As a superuser, who makes and drops databases. */
  readonly admin: pg.ClientConfig;
  /** Where tests work with theirs. */
  readonly clients: pg.ClientConfig;
  /** The role that owns the databases and their tables, as in the product; null where TEST_DATABASE_URL names one for all. */
  readonly owner: string | null;
  /** The role that tests work as, that of a running portal; null where it is the same. */
  readonly running: string | null;
  readonly template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/**
 * Starts one PostgreSQL for the run (TEST_DATABASE_URL names another; TEST_DATABASE_DIRECT_URL too, where a pooler stands
 * in between) and migrates one template database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env.TEST_DATABASE_URL;
  const direct = process.env.TEST_DATABASE_DIRECT_URL ?? outside;
  const server = direct ? outsideServer(direct) : await embeddedServer();
  const template = `ribambelle_template_${process.pid}`;
  const { owner, running } = server;
  const owned = owner ? ` OWNER ${owner}` : "";
  await admin(server.connection("postgres"), `CREATE DATABASE ${template}${owned}`);
  const access = { config: server.connection(template), ...(owner && { role: owner }) };
  const connection = connect(server.connection(template, running ?? undefined), () => {});
  await asOwner(
    access,
    connection,
    () => {},
    async (pool) => {
      await migrate(pool);
      await migrateJobs(pool, pino({ level: "silent" }));
    },
  );
  await connection.close();
  const ownAddress = server.connection("postgres");
  const clients = outside ? { connectionString: outside } : ownAddress;
  project.provide("testServer", { admin: ownAddress, clients, owner, running, template });
  return async () => {
    await admin(server.connection("postgres"), `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.leave();
  };
}

async function embeddedServer() {
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-test-"));
  // As root the server runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  const server = await startEmbedded({ dataFolder: folder });
  await prepareOwner((database) => server.connection(database));
  // What it looked at by itself would be read another way from one moment to the next, in tests of how tables are read.
  await admin(server.connection("postgres"), "ALTER SYSTEM SET autovacuum = off");
  // Nothing here outlives its server.
  await admin(server.connection("postgres"), "ALTER SYSTEM SET fsync = off");
  await admin(server.connection("postgres"), "SELECT pg_reload_conf()");
  return {
    owner: ownerRole,
    running: runningRole,
    connection: (database: string, role?: string) => server.connection(database, role),
    async leave() {
      await server.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function outsideServer(url: string) {
  return {
    owner: null,
    running: null,
    connection(database: string): pg.ClientConfig {
      const address = new URL(url);
      address.pathname = `/${database}`;
      return { connectionString: address.href };
    },
    async leave() {},
  };
}

async function admin(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
