import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "@ribambelle/embedded-postgres";
import { rowsOf } from "@ribambelle/processes/postgres";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrateJobs } from "../jobs/runJobs.ts";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { connect } from "./connection/connect.ts";
import { noTimeLimits } from "./connection/timeLimits.ts";
import { databaseName, ownerRole } from "./embeddedOwner.ts";
import { migrate } from "./migrate.ts";
import { type OpenDatabase, openDatabase } from "./openDatabase.ts";

const log = pino({ level: "silent" });
let dataFolder: string;
let opened: OpenDatabase[] = [];

const open = () => {
  const settings = {
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    embeddedFallbackFolder: undefined,
  };
  const listeners = { onError: () => {}, say: () => {} };
  const limits = { databaseConnections: 2, databaseLimits: noTimeLimits };
  return openDatabase({ ...settings, ...limits, dataFolder }, listeners);
};
const rows = async (statement: string) => (await opened[0]?.connection.pool.query(statement))?.rows;

// As the version before made it: everything is the superuser's.
async function makeFormerFolder(): Promise<void> {
  const server = await startEmbedded({ dataFolder });
  await rowsOf(server.connection("postgres"), `CREATE DATABASE ${databaseName}`);
  const former = connect(server.connection(databaseName), () => {});
  await migrate(former.pool);
  await migrateJobs(former.pool, log);
  await insertPerson(former.db, "Parent", { first_name: "Élodie" });
  await former.pool.query("CREATE TYPE mood AS ENUM ('good'); CREATE SEQUENCE apart");
  await former.close();
  await server.release();
}

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), "ribambelle-owner-"));
  chmodSync(dataFolder, 0o711);
  await makeFormerFolder();
  // Two processes at the same time, as after an upgrade of both.
  opened = await Promise.all([open(), open()]);
});
afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

describe("the portal’s role in the embedded database", () => {
  it("is an ordinary one, which owns its database", async () => {
    expect(
      await rows(`SELECT rolname::text AS name, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS memberships,
        (SELECT array_agg(datname::text) FROM pg_database WHERE datdba = r.oid) AS databases
        FROM pg_roles r WHERE rolname = current_user`),
    ).toEqual([
      {
        ...{ name: ownerRole, rolsuper: false, rolcreatedb: false, rolcreaterole: false },
        ...{ rolreplication: false, rolbypassrls: false, memberships: 0, databases: [databaseName] },
      },
    ]);
  });

  it.each([
    ["read a file of the machine", "SELECT pg_read_file('postgresql.conf')"],
    ["run a program", "COPY (SELECT 1) TO PROGRAM 'true'"],
    ["make a role", "CREATE ROLE another"],
    ["make a database", "CREATE DATABASE another"],
    ["change the server", "ALTER SYSTEM SET work_mem = '1MB'"],
    ["take back what is noted", "UPDATE audit_entry SET action = ''"],
    ["empty the audit", "TRUNCATE audit_entry"],
  ])("may not %s", async (_, statement) => {
    await expect(rows(statement)).rejects.toMatchObject({
      code: "42501",
      message: expect.stringMatching(/^(permission denied|must be superuser)/),
    });
  });

  it("owns all that a version before made as the superuser, whose rows are there", async () => {
    expect(await rows("SELECT first_name FROM person")).toEqual([{ first_name: "Élodie" }]);
    expect(
      await rows(`SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
        WHERE n.nspname IN ('public', 'graphile_worker') AND relowner <> to_regrole(current_user)
        UNION ALL SELECT p.oid::regproc::text FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
        WHERE n.nspname IN ('public', 'graphile_worker') AND proowner <> to_regrole(current_user)
        UNION ALL SELECT t.oid::regtype::text FROM pg_type t JOIN pg_namespace n ON n.oid = typnamespace
        WHERE n.nspname IN ('public', 'graphile_worker') AND typowner <> to_regrole(current_user)
        UNION ALL SELECT nspname FROM pg_namespace
        WHERE nspname = 'graphile_worker' AND nspowner <> to_regrole(current_user)`),
    ).toEqual([]);
  });

  it("brings tables up to date, adds jobs and changes tables", async () => {
    const pool = opened[1]?.connection.pool;
    if (!pool) throw new Error("not open");
    expect(await migrate(pool)).toEqual([]);
    await migrateJobs(pool, log);
    await rows("SELECT graphile_worker.add_job('test.task')");
    await rows("ALTER TABLE person ADD COLUMN later text");
    await rows("ALTER TYPE mood ADD VALUE 'better'");
    await rows("ALTER SEQUENCE apart RESTART");
    await rows("CREATE TABLE another (id int)");
  });
});
