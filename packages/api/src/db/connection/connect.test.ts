import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startEmbedded } from "@ribambelle/embedded-postgres";
import { makeFolder, removeFolder } from "@ribambelle/processes/folders";
import { rowsOf } from "@ribambelle/processes/postgres";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { type Connection, connect } from "./connect.ts";

let database: TestDatabase;
const opened: Connection[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  for (const connection of opened) await connection.close();
  await database.drop();
});

function open(config: pg.ClientConfig, limits?: Parameters<typeof connect>[2]): Connection {
  const connection = connect(config, () => {}, limits);
  opened.push(connection);
  return connection;
}
const limited = (statementMs = 30_000) => open({ ...database.clientConfig }, { waitMs: 30_000, statementMs });
const settings = `SELECT current_setting('statement_timeout') AS statement,
  current_setting('idle_in_transaction_session_timeout') AS idle`;

describe("a connection", () => {
  it("has its statements cut by the server when they take too long, and goes on", async () => {
    const client = await limited(2_000).pool.connect();
    expect((await client.query(settings)).rows).toEqual([{ statement: "2s", idle: "30s" }]);
    await expect(client.query("SELECT pg_sleep(60)")).rejects.toMatchObject({ code: "57014" });
    expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    client.release();
  });

  it("keeps the connection of an answer that waits, after the process itself stood still for longer than a statement may take", async () => {
    const client = await limited(100).pool.connect();
    const ended = vi.fn();
    client.once("end", ended);
    onTestFinished(() => client.release());
    const answer = client.query("SELECT 1 AS one");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);
    expect((await answer).rows).toEqual([{ one: 1 }]);
    expect((await client.query("SELECT 2 AS two")).rows).toEqual([{ two: 2 }]);
    expect(ended).not.toHaveBeenCalled();
  });

  it("a connection for long acts has no time limit", async () => {
    const { pool } = open({ ...database.clientConfig });
    expect((await pool.query(settings)).rows).toEqual([{ statement: "0", idle: "0" }]);
  });

  it("a connection to a server that only reads is not used again: after a failover the other one writes", async () => {
    const { pool } = limited();
    const client = await pool.connect();
    await client.query("BEGIN READ ONLY");
    const ended = new Promise((resolve) => client.once("end", resolve));
    await expect(client.query("CREATE TABLE x ()")).rejects.toMatchObject({ code: "25006" });
    // By itself, before whoever holds it lets it go.
    await ended;
    client.release();
    await until(async () => pool.totalCount === 0);
  });

  it("is dropped by the server when its transaction stands still: others wait for its locks", async () => {
    const { pool } = limited();
    const client = await pool.connect();
    await client.query("SET idle_in_transaction_session_timeout = 50; BEGIN");
    await new Promise((resolve) => client.once("end", () => resolve(null)));
    client.release();
    expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  });

  it("a connection that there is no place for is an error that says so, and later there is", async () => {
    const { pool } = database.connection;
    const { rows } = await pool.query("SELECT current_user AS name, current_database() AS base");
    await database.owner.query(`ALTER DATABASE ${rows[0].base} CONNECTION LIMIT 0`);
    const { admin } = inject("testServer");
    await rowsOf(admin, "CREATE ROLE visitor LOGIN PASSWORD 'visitor'").catch(() => {});
    // An address names its user: only the place is taken from it.
    const { host, port } = new pg.Client(database.directConfig);
    const visitor = open({ host, port, database: rows[0].base, user: "visitor", password: "visitor" });
    const outcome = await visitor.pool.query("SELECT 1").catch((error: unknown) => error);
    await database.owner.query(`ALTER DATABASE ${rows[0].base} CONNECTION LIMIT -1`);
    expect(outcome).toMatchObject({ code: "53300" });
    expect((await visitor.pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  });
});

it.runIf(isThorough)(
  "a connection to a server that stands by for another is refused until that one takes over",
  async () => {
    const folder = makeFolder();
    onTestFinished(() => removeFolder(folder));
    const start = () => startEmbedded({ dataFolder: folder });
    await (await start()).release();
    await writeFile(join(folder, "postgres/standby.signal"), "");
    const server = await start();
    const config = server.connection("postgres");
    const { pool, close } = connect(config, () => {}, { waitMs: 30_000, statementMs: 30_000 });
    await expect(pool.query("SELECT 1")).rejects.toMatchObject({ code: "25006" });
    await rowsOf(config, "SELECT pg_promote()");
    expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    await close();
    await server.release();
  },
);
