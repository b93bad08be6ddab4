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
import { databaseName, ownerRole, runningRole } from "./embeddedOwner.ts";
import { migrate } from "./migrate.ts";
import { type OpenDatabase, openDatabase } from "./openDatabase.ts";

const log = pino({ level: "silent" });
let dataFolder: string;
let opened: OpenDatabase[] = [];

const open = () => {
  const settings = {
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseMigrationUrl: undefined,
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
  it("is an ordinary one that owns nothing and may take no other (DATA-OP12)", async () => {
    expect(
      await rows(`SELECT rolname::text AS name, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS memberships,
        (SELECT count(*)::int FROM pg_database WHERE datdba = r.oid) AS databases,
        (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS tables
        FROM pg_roles r WHERE rolname = current_user`),
    ).toEqual([
      {
        ...{ name: runningRole, rolsuper: false, rolcreatedb: false, rolcreaterole: false },
        ...{ rolreplication: false, rolbypassrls: false, memberships: 0, databases: 0, tables: 0 },
      },
    ]);
    expect(await rows(`SELECT rolcanlogin, rolsuper FROM pg_roles WHERE rolname = '${ownerRole}'`)).toEqual([
      { rolcanlogin: false, rolsuper: false },
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
    ["silence what guards the audit", "ALTER TABLE audit_entry DISABLE TRIGGER ALL"],
    ["remove what guards the audit", "DROP TRIGGER an_entry_of_the_audit_stays ON audit_entry"],
    [
      "rewrite what guards the audit",
      "CREATE OR REPLACE FUNCTION public.refuse_to_change_the_audit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN OLD; END'",
    ],
    ["pass by what guards the audit", "SET session_replication_role = replica"],
    ["add a rule to the audit", "CREATE RULE nothing AS ON INSERT TO audit_entry DO INSTEAD NOTHING"],
    [
      "put a trigger before the audit",
      "CREATE TRIGGER mine BEFORE INSERT ON audit_entry EXECUTE FUNCTION announce_ended_session()",
    ],
    ["remove the audit", "DROP TABLE audit_entry"],
    ["rename the audit", "ALTER TABLE audit_entry RENAME TO other"],
    ["take the audit over", "ALTER TABLE audit_entry OWNER TO portal"],
    ["open the audit to itself", "ALTER TABLE audit_entry DISABLE ROW LEVEL SECURITY"],
    ["take the role of the owner", `SET ROLE ${ownerRole}`],
    ["become a member of the owner", `GRANT ${ownerRole} TO ${runningRole}`],
    ["remove what the owner has", `DROP OWNED BY ${ownerRole}`],
    ["empty another table", "TRUNCATE person CASCADE"],
    ["change another table", "ALTER TABLE person ADD COLUMN later text"],
    ["say that a migration ran", "DELETE FROM migration"],
    ["change the tables of jobs", "ALTER TABLE graphile_worker._private_jobs DISABLE TRIGGER ALL"],
    ["remove the schema of jobs", "DROP SCHEMA graphile_worker CASCADE"],
    ["make a table", "CREATE TABLE public.another (id int)"],
    ["make a schema", "CREATE SCHEMA another"],
    ["remove its database", `ALTER DATABASE ${databaseName} OWNER TO ${runningRole}`],
  ])("may not %s (DATA-OP12)", async (_, statement) => {
    await expect(rows(statement)).rejects.toMatchObject({
      code: "42501",
      message: expect.stringMatching(/^(permission denied|must be|must have admin)/),
    });
  });

  it("works with all that a version before made as the superuser, which is the owner’s now, whose rows are there", async () => {
    expect(await rows("SELECT first_name FROM person")).toEqual([{ first_name: "Élodie" }]);
    expect(
      await rows(`SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
        WHERE n.nspname IN ('public', 'graphile_worker') AND relowner <> to_regrole('${ownerRole}')
        UNION ALL SELECT p.oid::regproc::text FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
        WHERE n.nspname IN ('public', 'graphile_worker') AND proowner <> to_regrole('${ownerRole}')
        UNION ALL SELECT t.oid::regtype::text FROM pg_type t JOIN pg_namespace n ON n.oid = typnamespace
        WHERE n.nspname IN ('public', 'graphile_worker') AND typowner <> to_regrole('${ownerRole}')
        UNION ALL SELECT nspname FROM pg_namespace
        WHERE nspname = 'graphile_worker' AND nspowner <> to_regrole('${ownerRole}')`),
    ).toEqual([]);
  });

  it("adds jobs; the owner brings tables up to date and changes them (DATA-OP12)", async () => {
    await rows("SELECT graphile_worker.add_job('test.task')");
    expect((await rows("SELECT task_identifier FROM graphile_worker.jobs"))?.length).toBe(1);
    await opened[1]?.changeTables(async (pool) => {
      expect(await migrate(pool)).toEqual([]);
      await migrateJobs(pool, log);
      await pool.query("ALTER TABLE person ADD COLUMN later text");
      await pool.query("ALTER TYPE mood ADD VALUE 'better'");
      await pool.query("ALTER SEQUENCE apart RESTART");
      await pool.query("CREATE TABLE another (id int GENERATED ALWAYS AS IDENTITY, words text)");
    });
    // What is made later is the portal's to use, and no more.
    await rows("INSERT INTO another (words) VALUES ('x')");
    await expect(rows("TRUNCATE another")).rejects.toMatchObject({ code: "42501" });
  });

  it("loses what it was given beside, at the next start (DATA-OP12)", async () => {
    await opened[0]?.changeTables((pool) =>
      pool.query(`GRANT TRUNCATE, TRIGGER ON person TO ${runningRole}`),
    );
    await expect(rows("TRUNCATE person CASCADE")).rejects.toMatchObject({ code: "42501" });
    expect(await rows("SELECT first_name FROM person")).toEqual([{ first_name: "Élodie" }]);
  });

  it("gives its tables up that it owned in a version before, while it runs (DATA-OP12)", async () => {
    const server = await startEmbedded({ dataFolder });
    const admin = server.connection(databaseName);
    await rowsOf(admin, `REASSIGN OWNED BY ${ownerRole} TO ${runningRole}; DROP OWNED BY ${ownerRole}`);
    await rowsOf(admin, `DROP ROLE ${ownerRole}`);
    await rows("ALTER TABLE audit_entry DISABLE TRIGGER USER; ALTER TABLE audit_entry ENABLE TRIGGER USER");
    opened.push(...(await Promise.all([open(), open()])));
    await server.release();
    await expect(rows("ALTER TABLE audit_entry DISABLE TRIGGER ALL")).rejects.toMatchObject({
      code: "42501",
    });
    expect(await rows("SELECT first_name FROM person")).toEqual([{ first_name: "Élodie" }]);
    await rows("SELECT graphile_worker.add_job('test.task')");
    await rows("INSERT INTO audit_entry (action) VALUES ('test.noted')");
    await expect(rows("UPDATE audit_entry SET action = ''")).rejects.toMatchObject({ code: "42501" });
  });
});
