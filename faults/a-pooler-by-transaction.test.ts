import { hasPgBouncer, startPgBouncer } from "@ribambelle/processes/pgBouncer";
import { rowsOf } from "@ribambelle/processes/postgres";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { skipAloud, test } from "./fixtures.ts";
import { beginLoad } from "./load.ts";
import { expectDemonstration } from "./theDatabase.ts";
import * as visitor from "./visitor.ts";

const { other, parent, signIn, signOut, whoAmI } = visitor;

test("two portals behind a PgBouncer that lends connections by the transaction serve, announce and send letters, with the direct address beside", async ({
  aFolder,
  aServer,
  aPortal,
  aCommand,
  onTestFinished,
  task,
  skip,
}) => {
  if (!hasPgBouncer()) return skipAloud({ task, skip }, "PgBouncer is not installed");
  const [folder, server] = [aFolder(), await aServer()];
  const pooler = await startPgBouncer(aFolder(), server.url("postgres"), "transaction");
  onTestFinished(() => pooler.stop());
  const settings = {
    DATA_FOLDER: folder,
    DATABASE_URL: pooler.url("postgres"),
    DATABASE_DIRECT_URL: server.url("postgres"),
  };
  const one = await aPortal(settings);
  const two = await aPortal(settings);
  await expectDemonstration(one);
  const { cookie } = await signIn(one.address, parent);
  const loads = [beginLoad(one.address, cookie), beginLoad(two.address, cookie)];
  const isEnough = () => loads.every(({ counts }) => (counts.get(200) ?? 0) > 100);
  await until(isEnough, "people read from both");
  const { cookie: brief } = await signIn(one.address, other);
  expect((await whoAmI(two.address, brief)).status).toBe(200);
  expect((await signOut(one.address, brief)).status).toBe(200);
  await until(async () => (await whoAmI(two.address, brief)).status === 401, "the session ends everywhere");
  expect((await visitor.requestReset(one.address, other.email)).status).toBe(200);
  await until(
    async () => (await visitor.countResetLetters(one.address, other.email)) === 1,
    "the letter leaves",
  );
  const files = aCommand(["files", "check"], settings);
  expect([await files.ended, files.output.problems]).toEqual([0, ""]);
  for (const load of loads) await load.stop();
  expect(loads.map(({ counts }) => [...counts.keys()])).toEqual([[200], [200]]);
  for (const portal of [one, two]) {
    expect([await portal.stop(), portal.output.problems]).toEqual([0, ""]);
    expect(portal.output.out).not.toMatch(/prepared statement/);
  }
});

test("a direct address that leads to another database is refused in one sentence", async ({
  aFolder,
  aServer,
  begin,
}) => {
  const server = await aServer();
  await rowsOf(server.url("postgres"), "CREATE DATABASE another");
  const settings = { DATABASE_URL: server.url("postgres"), DATABASE_DIRECT_URL: server.url("another") };
  const portal = begin({ settings: { DATA_FOLDER: aFolder(), ...settings } });
  expect(await portal.ended).toBe(1);
  expect(portal.output.problems).toMatch(
    /^[^\n]*DATABASE_DIRECT_URL and DATABASE_URL lead to two databases[^\n]*\.\n$/,
  );
});
