import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rowsOf } from "@ribambelle/processes/postgres";
import { serverPid, until } from "@ribambelle/processes/signals";
import { describe, expect } from "vitest";
import type { EmbeddedServer } from "./startEmbedded.ts";
import { aPortal, copyOfPrograms, startIn, test } from "./testing/testFolders.ts";

const clusterOf = (folder: string) => join(folder, "data/postgres");
const pidOf = (folder: string) => serverPid(clusterOf(folder)) ?? Number.NaN;

function kill(folder: string): number {
  const pid = pidOf(folder);
  process.kill(pid, "SIGKILL");
  return pid;
}

const oneOf = (server: EmbeddedServer) => rowsOf(server.connection("postgres"), "SELECT 1 AS one");

describe.concurrent("a server that the portal watches", () => {
  test("is started again when it is killed, and each time a line says so", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const said: string[] = [];
    const server = await startIn(folder);
    server.keepRunning((line) => said.push(line));
    await rowsOf(server.connection("postgres"), "CREATE TABLE kept AS SELECT 1 AS one");
    for (const times of [1, 2]) {
      const pid = kill(folder);
      await until(() => said.length === times);
      // A start whose first answer was awaited in vain is found done at the next look: "was".
      expect(said.at(-1)?.replace("was started", "is started")).toBe(
        `PostgreSQL was gone (process ${pid}) and is started again (process ${pidOf(folder)}).`,
      );
      expect(await rowsOf(server.connection("postgres"), "TABLE kept")).toEqual([{ one: 1 }]);
    }
    await server.release();
    expect(serverPid(clusterOf(folder))).toBe(null);
  });

  test("is found again at the same address over 127.0.0.1", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder("a".repeat(90));
    const said: string[] = [];
    const server = await startIn(folder);
    server.keepRunning((line) => said.push(line));
    kill(folder);
    await until(() => said.length > 0);
    expect(said).toEqual([expect.stringMatching(/ (is|was) started again /)]);
    expect(await oneOf(server)).toEqual([{ one: 1 }]);
    await server.release();
  });

  test("is started again by exactly one of the processes that use it", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const portals = [aPortal(folder), aPortal(folder), aPortal(folder)];
    for (const { line } of portals) expect(["begins"]).toContain(await line());
    for (const { line } of portals) await line();
    const killed = kill(folder);
    const said = await Promise.all(portals.map(({ line }) => line()));
    const next = `started again (process ${pidOf(folder)}).`;
    const [one, another] = ["is", "was"].map(
      (verb) => `PostgreSQL was gone (process ${killed}) and ${verb} ${next}`,
    );
    // Whoever started it says "was" as well where its first answer was awaited in vain.
    expect(said.filter((line) => line !== one && line !== another)).toEqual([]);
    expect(said.filter((line) => line === one).length).toBeLessThanOrEqual(1);
    for (const { child } of portals) child.stdin?.end();
    for (const { line } of portals) expect(await line()).toBe("left");
    expect(serverPid(clusterOf(folder))).toBe(null);
  });

  test("a server that cannot be started again is tried with growing pauses, and the reason is said", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder();
    const programs = copyOfPrograms(folder);
    const program = join(programs.folder, "bin/postgres");
    const said: string[] = [];
    const server = await startIn(folder, programs);
    server.keepRunning((line) => said.push(line));
    await rm(program);
    const full = "FATAL:  could not write lock file: No space left on device";
    await writeFile(program, `#!/bin/sh\necho '2026-11-20 20:46:54.1 UTC [96] ${full}'\nexit 1\n`, {
      mode: 0o755,
    });
    kill(folder);
    await until(() => said.length >= 3);
    expect(said.slice(0, 3)).toEqual(
      [1, 2, 4].map((seconds) =>
        expect.stringMatching(RegExp(`^The disk that holds .* is full: .* next try is in ${seconds} s\\.$`)),
      ),
    );
    await server.release();
  });

  test("whose folder is gone is never replaced by an empty one", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const said: string[] = [];
    const server = await startIn(folder);
    server.keepRunning((line) => said.push(line));
    kill(folder);
    await rm(clusterOf(folder), { recursive: true, force: true, maxRetries: 50 });
    await until(() => said.some((line) => line.includes("is gone: put it back")));
    expect(serverPid(clusterOf(folder))).toBe(null);
    await server.release();
  });

  test("is stopped when the portal leaves while it starts it again", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const server = await startIn(folder);
    server.keepRunning(() => {});
    const pid = kill(folder);
    await until(() => Number.isFinite(pidOf(folder)) && pidOf(folder) !== pid);
    await server.release();
    // One that has only begun to start may take a moment to hear that it shall stop.
    await until(() => serverPid(clusterOf(folder)) === null);
  });

  test("is left alone once the portal is about to leave", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const server = await startIn(folder);
    server.keepRunning(() => {});
    await server.stopWatching();
    kill(folder);
    await server.release();
    expect(serverPid(clusterOf(folder))).toBe(null);
  });

  test("a server that is frozen does not keep the portal from leaving, and stops when it wakes up", async ({
    aUsedFolder,
  }) => {
    const folder = await aUsedFolder();
    const said: string[] = [];
    const server = await startIn(folder, undefined, (line) => said.push(line));
    server.keepRunning(() => {});
    const pid = pidOf(folder);
    process.kill(pid, "SIGSTOP");
    await server.release();
    expect(said.at(-1)).toBe(`PostgreSQL does not answer (process ${pid}): it stops as soon as it can.`);
    process.kill(pid, "SIGCONT");
    await until(() => serverPid(clusterOf(folder)) === null);
  });
});
