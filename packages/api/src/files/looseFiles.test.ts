import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keysIn } from "../testing/stores/testBackup.store.ts";
import { rowsOf } from "../testing/stores/testKept.store.ts";
import { type TestDatabase, testDatabase } from "../testing/testDatabase.ts";
import { type FileStore, openFileStore } from "./fileStore.ts";
import { keepFiles, letGoOfFiles, putLooseFile, sweepLooseFiles } from "./looseFiles.ts";
import { pauseRemovals } from "./removalPause.store.ts";

let database: TestDatabase;
let store: FileStore;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), "ribambelle-loose-"));
  store = openFileStore(folder);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const db = () => database.connection.db;
const put = (key: string) => putLooseFile(db(), store, key, Buffer.from(key));
const keys = () => keysIn(store);
const all = { before: new Date("2200-01-01") };

it("keeps a file that a transaction names, and removes one that it lets go of or never names", async () => {
  for (const key of ["a/named", "a/given-up", "a/never"]) await put(key);
  await db()
    .transaction()
    .execute((transaction) => keepFiles(transaction, ["a/named", "a/given-up"]));
  await db()
    .transaction()
    .execute((transaction) => letGoOfFiles(transaction, ["a/given-up"]));
  await sweepLooseFiles(db(), store, all);
  expect([await keys(), await rowsOf(db(), "loose_file")]).toEqual([["a/named"], []]);
});

it("removes only what is asked for: a folder, these files, or old ones", async () => {
  for (const key of ["b/1", "b/2", "c/1"]) await put(key);
  await sweepLooseFiles(db(), store, { before: new Date(Date.now() - 60_000) });
  await sweepLooseFiles(db(), store, { keys: ["b/1"] });
  expect(await keys()).toEqual(["a/named", "b/2", "c/1"]);
  await sweepLooseFiles(db(), store, { under: "b/" });
  expect(await keys()).toEqual(["a/named", "c/1"]);
  await sweepLooseFiles(db(), store, all);
});

it("does not remove a file that a transaction under way has named, and refuses to name one that is gone", async () => {
  await put("d/1");
  const transaction = await db().startTransaction().execute();
  await keepFiles(transaction, ["d/1"]);
  await sweepLooseFiles(db(), store, all);
  await transaction.rollback().execute();
  expect(await keys()).toContain("d/1");
  await sweepLooseFiles(db(), store, all);
  expect(await keys()).not.toContain("d/1");
  await expect(keepFiles(db(), ["d/1"])).rejects.toThrow("too long ago");
});

it("goes on removing while the backup of another portal on the same server keeps its own files", async () => {
  const other = await testDatabase();
  const client = await other.connection.pool.connect();
  await pauseRemovals(client);
  await put("f/old");
  await sweepLooseFiles(db(), store, all);
  expect(await keys()).not.toContain("f/old");
  client.release();
  await other.drop();
});

it("removes many, and goes on later where a store that went away stopped it", async () => {
  for (let index = 0; index < 120; index++) await put(`e/${index}`);
  let left = 70;
  const failing = { ...store, remove: (key: string) => (left-- > 0 ? store.remove(key) : Promise.reject()) };
  await expect(sweepLooseFiles(db(), failing, all)).rejects.toBeUndefined();
  expect(await rowsOf(db(), "loose_file")).toHaveLength(70);
  await sweepLooseFiles(db(), store, all);
  expect([await keys(), await rowsOf(db(), "loose_file")]).toEqual([["a/named"], []]);
});
