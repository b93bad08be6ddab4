import { randomBytes } from "node:crypto";
import { rowsOf, urlOf } from "@ribambelle/processes/postgres";
import { isThorough } from "@ribambelle/processes/rounds";
import { pino } from "pino";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { doctorTexts } from "../commands/doctor/doctor.texts.ts";
import { lookAtDatabase } from "../commands/doctor/lookAtDatabase.store.ts";
import { prepareDatabase } from "../portal.ts";
import { readConfig } from "../readConfig.ts";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import type { Connection } from "./connection/connect.ts";
import { type OpenDatabase, openDatabase } from "./openDatabase.ts";
import { readStanding } from "./standing.store.ts";

const log = pino({ level: "silent" });

/** A server of an operator's own: a database, the roles of docs/operations.md, and addresses for them. */
async function outside() {
  const { admin } = inject("testServer");
  const name = `ribambelle_roles_${randomBytes(6).toString("hex")}`;
  const [owner, running, migrating] = [`${name}_owner`, name, `${name}_migrations`];
  await rowsOf(admin, `CREATE ROLE ${owner} NOLOGIN`);
  await rowsOf(admin, `CREATE ROLE ${running} LOGIN PASSWORD 'secret'`);
  await rowsOf(admin, `CREATE ROLE ${migrating} LOGIN PASSWORD 'secret' NOINHERIT`);
  await rowsOf(admin, `GRANT ${owner} TO ${migrating}`);
  const base = (user: string, password?: string) => {
    const address = new URL(urlOf(admin));
    address.pathname = `/${name}`;
    if (password) Object.assign(address, { username: user, password });
    return address.href;
  };
  onTestFinished(async () => {
    await rowsOf(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    for (const role of [owner, running, migrating]) await rowsOf(admin, `DROP ROLE ${role}`);
  });
  return {
    ...{ owner, running, migrating },
    make: (role: string) =>
      rowsOf(admin, `CREATE DATABASE ${name} OWNER ${role} TEMPLATE template0 ENCODING 'UTF8'`),
    asAdmin: (statement: string) => rowsOf(base(""), statement),
    DATABASE_URL: base(running, "secret"),
    DATABASE_MIGRATION_URL: base(migrating, "secret"),
  };
}

const words = doctorTexts("en");
const doctorOf = async (connection: Connection) => {
  const findings = await lookAtDatabase(connection, readConfig({}), () => new Date());
  return findings.map(({ say }) => say(words));
};

/** Opens a database as a portal that starts does. */
async function start(settings: NodeJS.ProcessEnv): Promise<OpenDatabase> {
  const database = await openDatabase(readConfig(settings), { onError: () => {}, say: () => {} });
  onTestFinished(() => database.close());
  await prepareDatabase(database, log);
  return database;
}

const erasing = [
  "ALTER TABLE audit_entry DISABLE TRIGGER ALL",
  "TRUNCATE audit_entry",
  "DROP TABLE audit_entry",
  "ALTER TABLE graphile_worker._private_jobs DISABLE TRIGGER ALL",
];

async function expectApart({ connection: { db, pool } }: OpenDatabase, owner: string): Promise<void> {
  expect(await readStanding(db)).toBe("apart");
  for (const statement of [...erasing, `SET ROLE ${owner}`])
    await expect(pool.query(statement), statement).rejects.toMatchObject({ code: "42501" });
  await insertPerson(db, "Parent");
  await pool.query("SELECT graphile_worker.add_job('test.task')");
  expect((await pool.query("SELECT FROM graphile_worker.jobs")).rowCount).toBe(1);
}

describe("the role of a portal on an outside PostgreSQL", () => {
  it("owns nothing where migrations have an address of their own, by two processes at once and again (DATA-OP12)", async () => {
    const { make, owner, DATABASE_URL, DATABASE_MIGRATION_URL } = await outside();
    await make(owner);
    const settings = { DATABASE_URL, DATABASE_MIGRATION_URL };
    const [one] = await Promise.all([start(settings), start(settings)]);
    await start(settings);
    await expectApart(one, owner);
    const { rows } = await one.connection.pool.query(
      "SELECT DISTINCT tableowner::text AS owner FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker')",
    );
    expect(rows).toEqual([{ owner }]);
  });

  it("is set apart from the tables of a portal that owned them, whose rows stay (DATA-OP12)", async () => {
    const { make, owner, running, asAdmin, DATABASE_URL, DATABASE_MIGRATION_URL } = await outside();
    await make(running);
    const former = await start({ DATABASE_URL });
    const { personId } = await insertPerson(former.connection.db, "Parent");
    expect(await readStanding(former.connection.db)).toBe("owner");
    await asAdmin(`REASSIGN OWNED BY ${running} TO ${owner}`);
    const after = await start({ DATABASE_URL, DATABASE_MIGRATION_URL });
    await expectApart(after, owner);
    const { rows } = await after.connection.pool.query("SELECT id FROM person ORDER BY id LIMIT 1");
    expect(rows).toEqual([{ id: personId }]);
  });

  it.runIf(isThorough)(
    "takes the owner’s itself for migrations where it has the only address, which is told (DATA-OP12)",
    async () => {
      const { make, owner, running, asAdmin, DATABASE_URL } = await outside();
      await make(owner);
      await asAdmin(`GRANT ${owner} TO ${running}; ALTER ROLE ${running} NOINHERIT`);
      const { connection } = await start({ DATABASE_URL });
      expect(await readStanding(connection.db)).toBe("member");
      for (const statement of erasing)
        await expect(connection.pool.query(statement)).rejects.toMatchObject({ code: "42501" });
      expect(await doctorOf(connection)).toContain(words.memberOfTables);
    },
  );

  it.runIf(isThorough)(
    "goes on owning its tables where there is no other, which is told (DATA-OP12)",
    async () => {
      const { make, running, DATABASE_URL } = await outside();
      await make(running);
      const { connection } = await start({ DATABASE_URL });
      expect(await readStanding(connection.db)).toBe("owner");
      expect(await doctorOf(connection)).toContain(words.ownerOfTables);
    },
  );

  it.runIf(isThorough)("needs none of this while its tables are up to date (DATA-OP12)", async () => {
    const { make, owner, DATABASE_URL, DATABASE_MIGRATION_URL } = await outside();
    await make(owner);
    await start({ DATABASE_URL, DATABASE_MIGRATION_URL });
    const { connection } = await start({ DATABASE_URL });
    expect(await doctorOf(connection)).toContain(words.apart);
  });

  it("is refused where migrations lead to another database", async () => {
    const [one, other] = [await outside(), await outside()];
    await one.make(one.owner);
    await other.make(other.owner);
    const { DATABASE_MIGRATION_URL } = other;
    await expect(start({ DATABASE_URL: one.DATABASE_URL, DATABASE_MIGRATION_URL })).rejects.toThrow(
      /^DATABASE_MIGRATION_URL and DATABASE_URL lead to two databases/,
    );
  });
});
