import { existsSync } from "node:fs";
import { chown, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { rowsOf } from "@ribambelle/processes/postgres";
import { expect } from "vitest";
import { ordinaryAccount } from "../testing/ordinaryAccount.ts";
import { aPortal, copyOfPrograms, startIn, test } from "../testing/testFolders.ts";
import { makeLibraryLinks } from "./libraryLinks.ts";

const ordinary = ordinaryAccount();

test("the links between libraries that npm does not make are made, once", async ({ aUsedFolder }) => {
  const folder = await aUsedFolder();
  const programs = copyOfPrograms(folder);
  const links = await linksIn(programs.folder);
  expect(links).toContain("libicuuc.so.60");
  await removeLinks(programs.folder);
  const server = await startIn(folder, programs);
  expect(await linksIn(programs.folder)).toEqual(links);
  expect(await makeLibraryLinks(programs.folder)).toBe(true);
  expect(await rowsOf(server.connection("postgres"), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await server.release();
});

test.skipIf(ordinary === null)(
  "an ordinary account copies the programs beside its database when their links are missing and it may not make them",
  async ({ aFolder }) => {
    const user = ordinary ?? undefined;
    const folder = aFolder();
    const programs = copyOfPrograms(folder);
    await removeLinks(programs.folder);
    await mkdir(join(folder, "data"));
    await chown(join(folder, "data"), user?.uid ?? 0, user?.gid ?? 0);
    const portal = aPortal(folder, user, programs.folder);
    expect([await portal.line(), await portal.line()]).toEqual(["begins", "started"]);
    expect(await linksIn(programs.folder)).toEqual([]);
    expect(existsSync(join(folder, `data/binaries-${programs.version}/native/bin/postgres`))).toBe(true);
    portal.child.stdin?.end();
    expect(await portal.line()).toBe("left");
  },
);

test("a copy that is no longer needed, or of an earlier version, is removed", async ({ aUsedFolder }) => {
  const folder = await aUsedFolder();
  await mkdir(join(folder, "data/binaries-15.1/native"), { recursive: true });
  await (await startIn(folder)).release();
  expect(existsSync(join(folder, "data/binaries-15.1"))).toBe(false);
});

async function linksIn(native: string): Promise<string[]> {
  const entries = await readdir(join(native, "lib"), { withFileTypes: true });
  return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name);
}

async function removeLinks(native: string): Promise<void> {
  for (const name of await linksIn(native)) await rm(join(native, "lib", name));
}
