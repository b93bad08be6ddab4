import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { chmod, chown, mkdir, readFile, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rowsOf } from "@ribambelle/processes/postgres";
import { serverPid, until } from "@ribambelle/processes/signals";
import pg from "pg";
import { describe, expect } from "vitest";
import { runsIn } from "./server/postmasterFile.ts";
import { processExists } from "./sharing/instanceIds.ts";
import { startIn, test } from "./testing/testFolders.ts";

const clusterOf = (folder: string) => join(folder, "data/postgres");

function kill(folder: string): void {
  const cluster = clusterOf(folder);
  const pid = serverPid(cluster) ?? Number.NaN;
  process.kill(pid, "SIGKILL");
}

function isStopping(folder: string): boolean {
  return readFileSync(join(clusterOf(folder), "postmaster.pid"), "utf8").includes("stopping");
}

describe.concurrent("after a failure", () => {
  test("no committed row is lost when the server is killed, three times over", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    let acknowledged = 0;
    for (let round = 0; round < 3; round++) {
      const server = await startIn(folder);
      expect(server.adopted).toBe(false);
      const client = new pg.Client(server.connection("postgres"));
      client.on("error", () => {});
      await client.connect();
      await client.query("CREATE TABLE IF NOT EXISTS entry (n int)");
      expect((await client.query("SELECT count(*)::int AS n FROM entry")).rows).toEqual([
        { n: acknowledged },
      ]);
      for (let n = 0; n < 50; n++, acknowledged++) await client.query("INSERT INTO entry VALUES ($1)", [n]);
      await client.query("BEGIN");
      await client.query("INSERT INTO entry VALUES (-1)");
      kill(folder);
    }
  });

  test("a server whose processes still work when it is killed is waited for", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const server = await startIn(folder);
    const client = new pg.Client(server.connection("postgres"));
    client.on("error", () => {});
    await client.connect();
    const busy = client.query("SELECT count(*) FROM generate_series(1, 3000000)").catch(() => {});
    kill(folder);
    const next = await startIn(folder);
    expect(next.adopted).toBe(false);
    await busy;
    await next.release();
  });

  test("a number that another program was given since does not block the start", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    await startIn(folder);
    const cluster = clusterOf(folder);
    const pid = serverPid(cluster) ?? Number.NaN;
    kill(folder);
    await until(() => !runsIn(pid, cluster));
    const { uid, gid } = statSync(cluster);
    const other = spawn("sleep", ["60"], { uid, gid, stdio: "ignore" });
    try {
      for (const lock of [join(cluster, "postmaster.pid"), join(folder, "data/socket/.s.PGSQL.5432.lock")]) {
        await writeFile(lock, (await readFile(lock, "utf8")).replace(/^\d+/, String(other.pid)));
      }
      const server = await startIn(folder);
      expect(server.adopted).toBe(false);
      await server.release();
      expect(processExists(other.pid ?? 0)).toBe(true);
    } finally {
      other.kill("SIGKILL");
    }
  });

  test("a lock file that a power cut left empty does not block the start", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const first = await startIn(folder);
    await first.release();
    const lock = join(clusterOf(folder), "postmaster.pid");
    await writeFile(lock, "");
    await utimes(lock, 0, 0);
    const server = await startIn(folder);
    expect(server.adopted).toBe(false);
    await server.release();
  });

  test("a start that meets a server on its way out waits for its end and starts again", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder();
    const first = await startIn(folder);
    const client = new pg.Client(first.connection("postgres"));
    await client.connect();
    const pid = serverPid(clusterOf(folder));
    process.kill(pid ?? Number.NaN, "SIGTERM");
    // Asked politely, it waits for this client: until then it runs and answers nobody else.
    await until(() => isStopping(folder));
    const starting = startIn(folder);
    await client.end();
    const server = await starting;
    expect(server.adopted).toBe(false);
    expect(serverPid(clusterOf(folder))).not.toBe(pid);
    await server.release();
  });

  test("leaving ends a server that somebody asked to stop and that waits for its clients", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder();
    const server = await startIn(folder);
    const psql = new pg.Client({ ...server.connection("postgres"), application_name: "psql" });
    psql.on("error", () => {});
    await psql.connect();
    process.kill(serverPid(clusterOf(folder)) ?? Number.NaN, "SIGTERM");
    await until(() => isStopping(folder));
    await server.release();
    expect(serverPid(clusterOf(folder))).toBe(null);
  });

  test("a database restored with other rights and another owner is taken back", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    await (await startIn(folder)).release();
    await chmod(clusterOf(folder), 0o755);
    if (process.getuid?.() === 0) {
      for (const name of ["", "PG_VERSION", "global", "global/pg_control"])
        await chown(join(clusterOf(folder), name), 0, 0);
    }
    const server = await startIn(folder);
    expect(await rowsOf(server.connection("postgres"), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await server.release();
  });

  test("a disk that holds no socket is served over 127.0.0.1 instead", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    await mkdir(join(folder, "data/socket/.s.PGSQL.5432/taken"), { recursive: true });
    const server = await startIn(folder);
    expect(server.connection("postgres").host).toBe("127.0.0.1");
    expect(await rowsOf(server.connection("postgres"), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await server.release();
  });

  test("a log over 10 MB is set aside at the next start", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const log = join(folder, "data/postgres.log");
    await (await startIn(folder)).release();
    await truncate(log, 11 * 1024 * 1024);
    await (await startIn(folder)).release();
    expect(statSync(log).size).toBeLessThan(100_000);
    expect(statSync(`${log}.1`).size).toBe(11 * 1024 * 1024);
  });
});
