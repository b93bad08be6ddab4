import { join } from "node:path";
import { isThorough } from "@ribambelle/processes/rounds";
import { serverPid, until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { expectDemonstration } from "./theDatabase.ts";
import { parent, signIn, signOut, whoAmI } from "./visitor.ts";

test("two processes that begin on the same empty folder both serve, and the demonstration is there once", async ({
  aFolder,
  aPortal,
}) => {
  const folder = aFolder();
  const settings = { DATA_FOLDER: folder };
  const [one, two] = await Promise.all([aPortal(settings), aPortal(settings)]);
  const { cookie } = await signIn(one.address, parent);
  expect((await whoAmI(two.address, cookie)).status).toBe(200);
  await signOut(one.address, cookie);
  await until(async () => (await whoAmI(two.address, cookie)).status === 401, "the session ends");
  await expectDemonstration(two);
  expect(await one.stop()).toBe(0);
  expect((await signIn(two.address, parent)).status).toBe(200);
  expect(await two.stop()).toBe(0);
  expect(serverPid(join(folder, "postgres"))).toBe(null);
});

test("a process that is killed beside another takes nothing from it, and the last one to leave stops the server", async ({
  aUsedFolder,
  aPortal,
}) => {
  const folder = aUsedFolder();
  const settings = { DATA_FOLDER: folder };
  const one = await aPortal(settings);
  const two = await aPortal(settings);
  await one.kill();
  expect((await signIn(two.address, parent)).status).toBe(200);
  const three = await aPortal(settings);
  expect(await two.stop()).toBe(0);
  expect((await signIn(three.address, parent)).status).toBe(200);
  expect(await three.stop()).toBe(0);
  expect(serverPid(join(folder, "postgres"))).toBe(null);
});

test.runIf(isThorough)(
  "a second process on the same port ends with one sentence, and the first goes on",
  async ({ aUsedFolder, begin, aPortal }) => {
    const folder = aUsedFolder();
    const one = await aPortal({ DATA_FOLDER: folder });
    const two = begin({ settings: { DATA_FOLDER: folder, PORT: new URL(one.address).port } });
    expect(await two.ended).toBe(1);
    expect(two.output.problems).toMatch(/^Port \d+ is already in use: .+\.\n$/);
    expect((await signIn(one.address, parent)).status).toBe(200);
    expect(await one.stop()).toBe(0);
  },
);
