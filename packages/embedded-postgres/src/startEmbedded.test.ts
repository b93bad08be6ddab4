import { cpSync, readFileSync, statSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rowsOf } from "@ribambelle/processes/postgres";
import { serverPid } from "@ribambelle/processes/signals";
import pg from "pg";
import { describe, expect } from "vitest";
import { askerName } from "./server/address.ts";
import { aPortal, startIn, test } from "./testing/testFolders.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("the embedded PostgreSQL", () => {
  test("starts in an empty folder, and what was kept is there after a restart", async ({ aFolder }) => {
    const folder = aFolder();
    const said: string[] = [];
    const first = await startIn(folder, undefined, (message) => said.push(message));
    expect(first.adopted).toBe(false);
    await rowsOf(first.connection("postgres"), "CREATE TABLE contract AS SELECT 'Élodie' AS parent");
    await first.release();
    expect(serverPid(join(folder, "data/postgres"))).toBe(null);
    const second = await startIn(folder);
    expect(second.adopted).toBe(false);
    expect(await rowsOf(second.url("postgres"), "SELECT * FROM contract")).toEqual([{ parent: "Élodie" }]);
    await second.release();
    expect(said).toEqual([
      expect.stringMatching(/^PostgreSQL 15.* runs in /),
      expect.stringMatching(/ stopped /),
    ]);
  });

  test("sorts by code point, knows accented capitals, lives in UTC, keeps checksums and what was committed", async ({
    aUsedFolder,
  }) => {
    const server = await startIn(await aUsedFolder());
    const [row] = await rowsOf(
      server.connection("postgres"),
      `SELECT lower('ÉLODIE') AS lower, 'Z' < 'a' AS by_code_point, current_setting('server_encoding') AS encoding,
        current_setting('TimeZone') AS zone, current_setting('data_checksums') AS checksums,
        current_setting('fsync') || current_setting('full_page_writes') || current_setting('synchronous_commit') AS kept`,
    );
    const expected = { by_code_point: true, encoding: "UTF8", zone: "UTC", checksums: "on", kept: "ononon" };
    expect(row).toEqual({ lower: "élodie", ...expected });
    await server.release();
  });

  test("writes no value of a refused row or statement in its log", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const server = await startIn(folder);
    await rowsOf(server.connection("postgres"), "CREATE TABLE account (email text UNIQUE)");
    const twice = "INSERT INTO account VALUES ('lea@famille.fr'), ('lea@famille.fr')";
    await expect(rowsOf(server.connection("postgres"), twice)).rejects.toThrow("duplicate key");
    await expect(rowsOf(server.connection("postgres"), "SELECT 'lea@famille.fr'::int")).rejects.toThrow(
      "invalid",
    );
    await server.release();
    expect(readFileSync(join(folder, "data/postgres.log"), "utf8")).not.toContain("famille");
  });

  test("listens only on a socket in a folder closed to other accounts, whatever the folder's name", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder(`l'agence, "été" 100 %`);
    const server = await startIn(folder);
    expect(server.connection("postgres").host).toBe(join(folder, "data/socket"));
    expect(modeOf(join(folder, "data/socket"))).toBe("700");
    expect(modeOf(join(folder, "data/postgres"))).toBe("700");
    expect(modeOf(join(folder, "data/postgres.log"))).toBe("600");
    const sql = "SELECT current_setting('listen_addresses') AS listens";
    expect(await rowsOf(server.url("postgres"), sql)).toEqual([{ listens: "" }]);
    await server.release();
  });

  test("listens on 127.0.0.1 with a password when the path is too long for a socket, and refuses a wrong one", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder("a".repeat(90));
    const server = await startIn(folder);
    const connection = server.connection("postgres");
    expect(connection.host).toBe("127.0.0.1");
    expect(modeOf(join(folder, "data/postgres/ribambelle.password"))).toBe("600");
    for (const wrong of ["", "wrong"]) {
      await expect(rowsOf({ ...connection, password: wrong }, "SELECT 1")).rejects.toThrow(/password/);
    }
    const again = await startIn(folder);
    expect(again.adopted).toBe(true);
    expect(await rowsOf(again.url("postgres"), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await server.release();
    await again.release();
    expect(serverPid(join(folder, "data/postgres"))).toBe(null);
  });

  test("is not disturbed by the variables of PostgreSQL in the environment, and sees no secret of it", async ({
    aUsedFolder,
  }) => {
    const variables = { PGSSLMODE: "require", PGOPTIONS: "-c jit=on", PGPORT: "1", SMTP_PASSWORD: "secret" };
    Object.assign(process.env, variables);
    try {
      const server = await startIn(await aUsedFolder());
      expect(await rowsOf(server.connection("postgres"), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
      await rowsOf(server.url("postgres"), "CREATE TABLE seen (line text)");
      await rowsOf(server.url("postgres"), "COPY seen FROM PROGRAM 'env'");
      const seen = await rowsOf(server.url("postgres"), "SELECT split_part(line, '=', 1) AS name FROM seen");
      const names = seen.map(({ name }) => name);
      expect(names).toContain("TZ");
      for (const name of Object.keys(variables)) expect(names).not.toContain(name);
      await server.release();
    } finally {
      for (const name of Object.keys(variables)) delete process.env[name];
    }
  });
});

describe.concurrent("several processes on one database", () => {
  test("share one server: who comes later joins it, who leaves first leaves it running, the last one stops it", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder();
    const cluster = join(folder, "data/postgres");
    const first = await startIn(folder);
    const pid = serverPid(cluster);
    const portal = aPortal(folder);
    expect([await portal.line(), await portal.line()]).toEqual(["begins", "adopted"]);
    await first.release();
    await first.release();
    expect(serverPid(cluster)).toBe(pid);
    portal.child.stdin?.end();
    expect(await portal.line()).toBe("left");
    expect(serverPid(cluster)).toBe(null);
  });

  test("begin at once on an empty folder: exactly one makes the database", async ({ aFolder }) => {
    const folder = aFolder();
    const portals = [aPortal(folder), aPortal(folder), aPortal(folder)];
    for (const { line } of portals) expect(await line()).toBe("begins");
    const answers = await Promise.all(portals.map(({ line }) => line()));
    expect(answers.sort()).toEqual(["adopted", "adopted", "started"]);
    for (const { child } of portals) child.stdin?.end();
    expect(await Promise.all(portals.map(({ line }) => line()))).toEqual(["left", "left", "left"]);
    expect(serverPid(join(folder, "data/postgres"))).toBe(null);
  });

  test("leave the server to a program that is connected to it, and stop it once it has gone", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder();
    const cluster = join(folder, "data/postgres");
    const server = await startIn(folder);
    const psql = new pg.Client({ ...server.connection("postgres"), application_name: "psql" });
    await psql.connect();
    await server.release();
    expect((await psql.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    await psql.end();
    const next = await startIn(folder);
    expect(next.adopted).toBe(true);
    // The server notices the end of a connection a little after its client.
    const connected = "SELECT FROM pg_stat_activity WHERE application_name = 'psql'";
    while ((await rowsOf(next.connection("postgres"), connected)).length > 0);
    await next.release();
    expect(serverPid(cluster)).toBe(null);
  });

  test("do not wait for the connections of the one that leaves, nor for a user that was killed", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder();
    const server = await startIn(folder);
    const own = new pg.Client(server.connection("postgres"));
    own.on("error", () => {});
    await own.connect();
    // As one that asked whether it answers, and whose end a busy server has not noticed yet.
    const asker = new pg.Client({ ...server.connection("postgres"), application_name: askerName });
    asker.on("error", () => {});
    await asker.connect();
    await writeFile(join(folder, "data/postgres.marks/client~4194304-1.dead-00000000"), "");
    await server.release();
    expect(serverPid(join(folder, "data/postgres"))).toBe(null);
  });

  test.for([
    ["over a socket", "original", "copy"],
    ["over 127.0.0.1", "o".repeat(90), "c".repeat(90)],
  ] as const)(
    "do not take the server of a folder for that of its copy, %s",
    async ([_, original, copy], { aUsedFolder }) => {
      const folder = await aUsedFolder(original);
      const server = await startIn(folder);
      const copied = join(folder, "..", copy);
      cpSync(folder, copied, { recursive: true, filter: (path) => !path.endsWith("socket") });
      const other = await startIn(copied);
      expect(other.adopted).toBe(false);
      expect(serverPid(join(copied, "data/postgres"))).not.toBe(serverPid(join(folder, "data/postgres")));
      await other.release();
      expect(await rowsOf(server.connection("postgres"), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
      await server.release();
    },
  );

  test("find the server again when the folder was renamed while it ran", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const server = await startIn(folder);
    await mkdir(join(folder, "moved"));
    await rename(join(folder, "data"), join(folder, "moved/data"));
    const next = await startIn(join(folder, "moved"));
    expect(next.adopted).toBe(true);
    expect(await rowsOf(next.connection("postgres"), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await expect(server.release()).rejects.toThrow(/cannot be used/);
  });
});
