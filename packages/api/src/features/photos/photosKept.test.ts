import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { photoAddress } from "@ribambelle/domain/photos/photo";
import { until } from "@ribambelle/processes/signals";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FileStore } from "../../files/fileStore.ts";
import { filesTasks } from "../../files/looseFiles.jobs.ts";
import { areRemovalsPaused, pauseRemovals } from "../../files/removalPause.store.ts";
import { FileStoreAway } from "../../files/storeProblems.ts";
import { testBucket } from "../../testing/servers/testBucket.ts";
import {
  backUpTo,
  emptyPortal,
  everythingIn,
  filesIn,
  keysIn,
  restoreFrom,
} from "../../testing/stores/testBackup.store.ts";
import { listJobs } from "../../testing/stores/testJobs.store.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { sendPhoto } from "../../testing/testPhotos.ts";
import { byCommand } from "../audit/index.ts";
import { deletePhotos } from "./photos.actions.ts";

let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  person = await insertPerson(db(), "BabySitter");
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const hour = 3_600_000;
const sweep = (later: number) =>
  filesTasks({ ...portal.deps, now: () => new Date(Date.now() + later) })["files.sweep"]?.({}, { id: "1" });
const keysOf = (id: string) => [256, 512, 96].map((size) => `photos/${id.slice(0, 2)}/${id}-${size}.webp`);
const stored = (store: FileStore = portal.fileStore) => keysIn(store);

// As a process that is killed at this call leaves things.
const dyingAt = (call: number): FileStore => {
  let calls = 0;
  const store = portal.fileStore;
  const put = (key: string, content: Uint8Array) => {
    calls += 1;
    return calls === call
      ? Promise.reject(new FileStoreAway("test", { code: "EIO" }))
      : store.put(key, content);
  };
  return { ...store, put };
};

describe("the files of photos", () => {
  it("that were stored for a photo which never came to be are removed, those of others stay", async () => {
    await sendPhoto(portal.deps, person.personId);
    const before = await stored();
    for (const call of [1, 2, 3]) {
      const work = { ...portal.deps, fileStore: dyingAt(call) };
      await expect(sendPhoto(work, person.personId)).rejects.toThrow(FileStoreAway);
    }
    await expect(sendPhoto(portal.deps, 9_999)).rejects.toMatchObject({ refusal: { status: 401 } });
    expect(await rowsOf(db(), "photo")).toHaveLength(1);
    expect((await stored()).length).toBe(before.length + 0 + 1 + 2 + 3);
    await sweep(hour / 2);
    expect((await stored()).length).toBe(before.length + 6);
    await sweep(2 * hour);
    expect([await stored(), await rowsOf(db(), "loose_file")]).toEqual([before, []]);
  });

  it("that a bucket keeps are shown, replaced and removed all the same", async () => {
    const bucket = await testBucket();
    const fileStore = bucket.store();
    const inBucket = await buildTestApp({}, { database: portal.database, deps: { fileStore } });
    const other = await insertPerson(db(), "BabySitter");
    const cookie = await inBucket.signIn(other.userName);
    const first = await sendPhoto(inBucket.deps, other.personId);
    const answer = await inBucket.call("GET", photoAddress(first, 256), { cookie });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(await stored(fileStore)).toEqual(keysOf(first));
    bucket.line.cut();
    expect((await inBucket.call("GET", photoAddress(first, 256), { cookie })).statusCode).toBe(503);
    bucket.line.mend();
    await deletePhotos(inBucket.deps, byCommand, other.personId);
    await until(async () => (await stored(fileStore)).length === 0);
    await inBucket.close();
    await bucket.close();
  });
});

describe("a photo that is replaced while a backup runs", () => {
  it("stays in the store until its end: it comes back with the backup, without the new one", async () => {
    const source = await emptyPortal();
    const target = await emptyPortal("tables");
    const { connection } = source.database;
    const work = { connection, fileStore: source.fileStore, now: () => new Date() };
    const { personId } = await insertPerson(connection.db, "BabySitter");
    const former = await sendPhoto(work, personId);
    const removeFormer = async () => {
      await filesTasks(work)["files.remove"]?.({ keys: keysOf(former) }, { id: "1" });
    };
    let replaced = "";
    const fileStore: FileStore = {
      ...source.fileStore,
      async open(key) {
        replaced ||= await sendPhoto(work, personId);
        await removeFormer();
        return source.fileStore.open(key);
      },
    };
    const file = join(source.folder, "photos.tar");
    expect(await backUpTo(file, { ...source, fileStore })).toEqual([]);
    expect(await stored(source.fileStore)).toEqual([...keysOf(former), ...keysOf(replaced)].sort());
    await restoreFrom(file, target);
    expect(await stored(target.fileStore)).toEqual(keysOf(former).sort());
    // Removed once the backup has ended, by the job that was put off; in the restored portal nothing hangs about.
    await removeFormer();
    expect(await stored(source.fileStore)).toEqual(keysOf(replaced).sort());
    expect((await listJobs(connection.db)).length).toBeGreaterThan(1);
    await source.end();
    await target.end();
  });

  it("is removed all the same after a backup that was killed", async () => {
    const { connection } = portal.database;
    const { personId } = await insertPerson(connection.db, "BabySitter");
    const former = await sendPhoto(portal.deps, personId);
    const killed = new pg.Client(portal.database.clientConfig);
    killed.on("error", () => {});
    await killed.connect();
    await pauseRemovals(killed);
    await sendPhoto(portal.deps, personId);
    await sweep(2 * hour);
    expect(await stored()).toEqual(expect.arrayContaining(keysOf(former)));
    killed.connection.stream.destroy();
    await until(async () => !(await areRemovalsPaused(connection.db)));
    await sweep(2 * hour);
    expect((await stored()).filter((key) => key.includes(former))).toEqual([]);
  });
});

it("come back with a restored backup, all three of each photo", async () => {
  const source = await emptyPortal();
  const target = await emptyPortal("tables");
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-backups-"));
  const { personId } = await insertPerson(source.database.connection.db, "BabySitter");
  const work = {
    connection: source.database.connection,
    fileStore: source.fileStore,
    now: () => new Date(),
  };
  const id = await sendPhoto(work, personId);
  const file = join(folder, "photos.tar");
  expect(await backUpTo(file, source)).toEqual([]);
  await restoreFrom(file, target);
  expect(await everythingIn(target.pool)).toEqual(await everythingIn(source.pool));
  const files = await filesIn(target.fileStore);
  expect(Object.keys(files)).toEqual(keysOf(id));
  expect(files).toEqual(await filesIn(source.fileStore));
  const smallest = keysOf(id).at(-1) ?? "";
  await source.fileStore.remove(smallest);
  expect(await backUpTo(join(folder, "missing.tar"), source)).toEqual([smallest]);
  await source.end();
  await target.end();
  rmSync(folder, { recursive: true, force: true });
});
