import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const script = `
  import { existsSync, mkdtempSync } from "node:fs";
  import { tmpdir } from "node:os";
  import { workInMemory } from ${JSON.stringify(new URL("testFolder.mjs", import.meta.url).href)};
  workInMemory();
  mkdtempSync(tmpdir() + "/made-");
  console.log(tmpdir());`;

/** Gives the folder that a process of its own is told to make its files in. */
function folderOf(environment: NodeJS.ProcessEnv): string {
  const args = ["--input-type=module", "--eval", script];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8", env: environment });
  return stdout.trim();
}

const { TMPDIR: _, ...untold } = process.env;

test("what tests make is gone when they end, wherever it was", () => {
  const folder = folderOf(untold);
  expect(folder).toMatch(/^(\/dev\/shm\/rb-\d+-|\/tmp$)/);
  expect(existsSync(folder)).toBe(folder === "/tmp");
});

test("a folder for temporary files that somebody names is taken as it is", () => {
  const named = join(tmpdir(), "named");
  mkdirSync(named);
  onTestFinished(() => rmSync(named, { recursive: true }));
  expect(folderOf({ ...untold, TMPDIR: named })).toBe(named);
  expect(existsSync(named)).toBe(true);
});

test.runIf(tmpdir().startsWith("/dev/shm/"))(
  "the folder of a run that was killed goes with the next run",
  () => {
    const { pid } = spawnSync(process.execPath, ["--version"]);
    const left = `/dev/shm/rb-${pid}-killed`;
    mkdirSync(left);
    const ofARunThatGoesOn = tmpdir();
    folderOf(untold);
    expect(existsSync(left)).toBe(false);
    expect(existsSync(ofARunThatGoesOn)).toBe(true);
  },
);
