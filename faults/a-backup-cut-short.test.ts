import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type { ReadyProcess } from "@ribambelle/processes/portal";
import { type PostgresServer, rowsOf } from "@ribambelle/processes/postgres";
import { rounds } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { skipAloud, test } from "./fixtures.ts";
import { mountSmallDisk } from "./smallDisk.ts";
import { expectDemonstration } from "./theDatabase.ts";

// By itself the portal looks once a minute.
const look = ({ url }: PostgresServer) =>
  rowsOf(url("postgres"), "SELECT graphile_worker.add_job('backup.look')");
const problems = async ({ url }: PostgresServer) =>
  (await rowsOf<{ problem: string | null }>(url("postgres"), "SELECT problem FROM backup_run")).map(
    ({ problem }) => problem,
  );
const forget = ({ url }: PostgresServer) => rowsOf(url("postgres"), "DELETE FROM backup_run");
// Days lie between two backups, not seconds as here.
const age = (folder: string, name: string) =>
  renameSync(join(folder, name), join(folder, "ribambelle-2026-01-01-0300.tar"));

test("a backup whose disk is full leaves nothing, harms none before it, says so, and is made once there is room", async ({
  aFolder,
  aServer,
  aPortal,
  onTestFinished,
  task,
  skip,
}) => {
  const [folder, backups] = [aFolder(), aFolder()];
  const disk = mountSmallDisk(backups, 20);
  if (!disk) return skipAloud({ task, skip }, "no disk of its own can be mounted here");
  onTestFinished(() => disk.remove());
  const server = await aServer();
  const settings = { DATA_FOLDER: folder, DATABASE_URL: server.url("postgres"), BACKUP_FOLDER: backups };
  const portal = await aPortal(settings);
  await look(server);
  await until(async () => (await problems(server)).length === 1, "a first backup");
  const [first = ""] = readdirSync(backups);
  age(backups, first);
  const before = readFileSync(join(backups, "ribambelle-2026-01-01-0300.tar"));
  await forget(server);
  disk.fill();
  await look(server);
  await until(async () => (await problems(server)).includes("disk-full"), "a full disk");
  expect(readdirSync(backups).sort()).toEqual(["filler", "ribambelle-2026-01-01-0300.tar"]);
  expect(portal.output.out).toMatch(/no backup: The disk is full/);
  await expectDemonstration(portal);
  disk.free();
  await forget(server);
  await look(server);
  await until(async () => (await problems(server)).length === 1, "a second backup");
  expect([await problems(server), readdirSync(backups).length]).toEqual([[null], 2]);
  expect(readFileSync(join(backups, "ribambelle-2026-01-01-0300.tar")).equals(before)).toBe(true);
  expect(await portal.stop()).toBe(0);
});

test("a portal killed while it backs itself up leaves no half backup: it is made at the next start", async ({
  aFolder,
  aServer,
  aPortal,
  aCommand,
}) => {
  const [folder, backups] = [aFolder(), join(aFolder(), "nightly")];
  mkdirSync(backups);
  const server = await aServer();
  const settings = { DATA_FOLDER: folder, DATABASE_URL: server.url("postgres"), BACKUP_FOLDER: backups };
  const isThere = (ending: string) => readdirSync(backups).some((name) => name.endsWith(ending));
  // A whole one that was written between two looks, on a busy machine, is put away and made again.
  const cutOne = async () => {
    for (;;) {
      const known = readdirSync(backups);
      const cut: ReadyProcess = await aPortal(settings);
      void look(server);
      while (!isThere(".part") && readdirSync(backups).length === known.length) await turn();
      await cut.kill();
      if (isThere(".part")) return;
      for (const name of readdirSync(backups)) if (!known.includes(name)) rmSync(join(backups, name));
      await forget(server);
    }
  };
  for (let round = 0; round < rounds(20, 1); round += 1) {
    await cutOne();
    const again = await aPortal(settings);
    await look(server);
    await until(async () => (await problems(server)).length === 1, "a backup");
    expect(await again.stop()).toBe(0);
    expect(readdirSync(backups).filter((name) => name.endsWith(".part"))).toEqual([]);
    const name = readdirSync(backups).sort().at(-1) ?? "";
    const check = aCommand(["restore", join(backups, name), "--dry-run"], settings);
    expect([await check.ended, check.output.problems]).toEqual([0, ""]);
    age(backups, name);
    await forget(server);
  }
});
