import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serverPid, until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { skipAloud, test } from "./fixtures.ts";
import { readKept, writeAgency } from "./importFolder.ts";
import { mountSmallDisk } from "./smallDisk.ts";
import { embeddedIn, expectDemonstration } from "./theDatabase.ts";
import { myContracts, parent, signIn } from "./visitor.ts";

const needed = "no disk of its own can be mounted here (it takes root and the right to mount)";
const oneSentence = /^[^\n]+\.\n$/;

test("a first start on a disk that is too small ends with one sentence; once there is room, the portal starts", async ({
  aFolder,
  begin,
  aPortal,
  onTestFinished,
  task,
  skip,
}) => {
  const folder = aFolder();
  const disk = mountSmallDisk(folder, 25);
  if (!disk) return skipAloud({ task, skip }, needed);
  onTestFinished(() => disk.remove());
  const first = begin({ settings: { DATA_FOLDER: folder } });
  expect(await first.ended).toBe(1);
  expect(first.output.problems).toMatch(oneSentence);
  expect(first.output.problems).toMatch(/is full: free at least \d+ MB/);
  expect(serverPid(join(folder, "postgres"))).toBe(null);
  disk.grow(300);
  const portal = await aPortal({ DATA_FOLDER: folder });
  await expectDemonstration(portal);
  expect(await portal.stop()).toBe(0);
});

test("a disk that fills up under the database: people read their contracts or 503, an import says why it ends, and room heals it", async ({
  aFolder,
  aPortal,
  aCommand,
  onTestFinished,
  task,
  skip,
}) => {
  const [folder, agency] = [aFolder(), aFolder()];
  const disk = mountSmallDisk(folder, 300);
  if (!disk) return skipAloud({ task, skip }, needed);
  onTestFinished(() => disk.remove());
  const settings = { DATA_FOLDER: folder };
  const portal = await aPortal(settings);
  const { cookie } = await signIn(portal.address, parent);
  writeAgency(agency, { people: 5_000, contracts: 20_000, documents: 0 }, 1);
  disk.fill();
  const cut = aCommand(["import", agency], settings);
  expect(await cut.ended).toBe(1);
  expect(cut.output.problems).toMatch(oneSentence);
  const statuses = new Set<number>();
  for (let count = 0; count < 20; count += 1) {
    statuses.add((await signIn(portal.address, parent)).status);
    statuses.add((await myContracts(portal.address, cookie)).status);
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  disk.free();
  await until(async () => (await signIn(portal.address, parent)).status === 200, "people sign in again");
  expect((await myContracts(portal.address, cookie)).status).toBe(200);
  const whole = aCommand(["import", agency], settings);
  expect([await whole.ended, whole.output.problems]).toEqual([0, ""]);
  expect((await readKept(embeddedIn(folder))).contracts.size).toBe(20_000);
  expect(await portal.stop()).toBe(0);
});

test("a file store whose disk is full: the import says so, keeps what it had kept, and goes on when there is room", async ({
  aFolder,
  aServer,
  aCommand,
  onTestFinished,
  task,
  skip,
}) => {
  const [folder, agency] = [aFolder(), aFolder()];
  mkdirSync(join(folder, "files"));
  const disk = mountSmallDisk(join(folder, "files"), 1);
  if (!disk) return skipAloud({ task, skip }, needed);
  onTestFinished(() => disk.remove());
  const server = await aServer();
  const settings = { DATA_FOLDER: folder, DATABASE_URL: server.url("postgres") };
  writeAgency(agency, { people: 500, contracts: 500, documents: 400 }, 1);
  const cut = aCommand(["import", agency], settings);
  expect(await cut.ended).toBe(1);
  expect(cut.output.problems).toMatch(oneSentence);
  expect((await readKept(server.url("postgres"))).contracts.size).toBe(500);
  disk.grow(20);
  const whole = aCommand(["import", agency], settings);
  expect([await whole.ended, whole.output.problems]).toEqual([0, ""]);
  expect((await readKept(server.url("postgres"))).documents).toHaveLength(400);
});
