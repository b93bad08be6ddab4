import { spawn } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "../testing/testFolders.ts";
import { withLock } from "./bakeryLock.ts";
import { birthByPs, isRunning, newInstanceId } from "./instanceIds.ts";

test("those who start or stop the database do so one after the other, in order of arrival", async ({
  aFolder,
}) => {
  const folder = aFolder();
  const told: string[] = [];
  const done = ["first", "second", "third"].map((name) =>
    withLock(folder, newInstanceId(), async () => {
      told.push(`${name} begins`);
      await readdir(folder);
      told.push(`${name} ends`);
    }),
  );
  await Promise.all(done);
  const names = told.map((line) => line.split(" ")[0]);
  expect(told).toEqual(names.map((name, index) => `${name} ${index % 2 ? "ends" : "begins"}`));
  expect(new Set(names).size).toBe(3);
  expect(await readdir(folder)).toEqual([]);
});

test("the turn of a killed process passes to the next, at whatever point it was killed", async ({
  aFolder,
}) => {
  const folder = aFolder();
  const dead = "4194304-1.dead-00000000";
  for (const label of ["choosing", "turn.000000001", "turn.000000002"])
    await writeFile(join(folder, `${label}~${dead}`), "");
  expect(await withLock(folder, newInstanceId(), async () => "done")).toBe("done");
  expect(await readdir(folder)).toEqual([]);
});

test("a turn that fails passes to the next", async ({ aFolder }) => {
  const folder = aFolder();
  const failing = withLock(folder, newInstanceId(), () => Promise.reject(new Error("no luck")));
  await expect(failing).rejects.toThrow("no luck");
  expect(await withLock(folder, newInstanceId(), async () => "done")).toBe("done");
});

test("a start that waits too long says for which process", async ({ aFolder }) => {
  const folder = aFolder();
  await withLock(folder, newInstanceId(), async () => {
    const waiting = withLock(folder, newInstanceId(), async () => {}, 50);
    await expect(waiting).rejects.toMatchObject({
      code: "waited-too-long",
      message: expect.stringContaining(`Process ${process.pid} has been`),
    });
  });
});

test("an instance id lives as long as its process, not as long as its number", async () => {
  const instanceId = newInstanceId();
  expect(isRunning(instanceId)).toBe(true);
  const [pid, , unique] = instanceId.split("-");
  expect(isRunning(`${pid}-1.another-${unique}`)).toBe(false);
  for (const nonsense of ["", "x", "0-0-0", "-1-0-0"]) expect(isRunning(nonsense)).toBe(false);
});

test("a process that is gone has no time of birth, even where only ps tells it", async () => {
  const child = spawn("sleep", ["60"], { stdio: "ignore" });
  const pid = child.pid ?? 0;
  expect(birthByPs(pid)).toMatch(/^[A-Za-z0-9]+$/);
  expect(birthByPs(pid)).toBe(birthByPs(pid));
  child.kill("SIGKILL");
  await until(() => child.signalCode !== null);
  expect(birthByPs(pid)).toBe(null);
});
