import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isThorough } from "@ribambelle/processes/rounds";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestBucket, testBucket } from "../testing/servers/testBucket.ts";
import { keysOf } from "../testing/testKeys.ts";
import { type FileStore, openFileStore } from "./fileStore.ts";
import { FileStoreAway, NoSuchFile } from "./storeProblems.ts";

let place: string;
let bucket: TestBucket;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "ribambelle-store-"));
  bucket = await testBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(place, { recursive: true });
});

const read = async (store: FileStore, key: string) => Buffer.concat(await (await store.open(key)).toArray());

describe.each([
  ["a folder", () => openFileStore(join(place, "files"))],
  ["a bucket", () => bucket.store()],
  ["a part of a bucket", () => bucket.store({ FILES_S3_PREFIX: "agence/portail" })],
] as const)("files in %s", (_name, open) => {
  let store: FileStore;
  beforeAll(async () => {
    store = open();
    await store.prepare();
  });
  afterEach(async () => {
    for (const key of await keysOf(store)) await store.remove(key);
  });

  it("are given back as they were put, with their length", async () => {
    const content = Buffer.from([0, 255, 10, 13]);
    await store.put("a/b.pdf", content);
    expect(await store.byteCount("a/b.pdf")).toBe(4);
    expect(await read(store, "a/b.pdf")).toEqual(content);
  });

  it.each([
    ["empty", 0],
    ["of 30 MB", 30_000_000],
  ])("may be %s", async (_size, byteCount) => {
    const content = Buffer.alloc(byteCount, "%PDF-1.7\n");
    await store.put("a.pdf", content);
    expect(await store.byteCount("a.pdf")).toBe(byteCount);
    expect((await read(store, "a.pdf")).equals(content)).toBe(true);
  });

  it("are replaced by what is put under the same key, and go on for who reads the former", async () => {
    const [former, next] = [Buffer.alloc(3_000_000, "a"), Buffer.alloc(10, "b")];
    await store.put("a.pdf", former);
    const reading = await store.open("a.pdf");
    await store.put("a.pdf", next);
    expect(await store.byteCount("a.pdf")).toBe(10);
    expect(await read(store, "a.pdf")).toEqual(next);
    reading.destroy();
  });

  it.each([
    "é à ü.pdf",
    "合同/🧒.pdf",
    "a b+c%20d#e=f~g!h(i)@,;$.pdf",
    "l'été & 1.pdf",
    `${"x".repeat(200)}/${"y".repeat(200)}`,
    "-/_/0",
  ])("may have the key « %s »", async (key) => {
    await store.put(key, Buffer.from(key));
    expect((await read(store, key)).toString()).toBe(key);
    await store.remove(key);
    expect(await keysOf(store)).toEqual([]);
  });

  it.each(["", "/", "a/", "/a", "a//b", ".", "..", "../a", "a/../b", "a/.b", "a\\b", "a\0b", "a\nb", "C:a"])(
    "never have the key « %s »",
    async (key) => {
      const content = Buffer.from("x");
      for (const refused of [
        store.put(key, content),
        store.open(key),
        store.byteCount(key),
        store.remove(key),
      ]) {
        await expect(refused).rejects.toThrow("not the key of a file");
      }
    },
  );

  it("files that are missing are told so, at once and to the caller", async () => {
    await store.put("folder/a.pdf", Buffer.from("x"));
    for (const key of ["nowhere.pdf", "no/where.pdf", "folder", "folder/a.pdf/b"]) {
      await expect(store.byteCount(key)).rejects.toThrow(NoSuchFile);
      if (key !== "folder") await expect(store.open(key)).rejects.toThrow(NoSuchFile);
    }
    await expect(store.open("folder")).rejects.toThrow();
  });

  it("are gone when they are removed, once or twice", async () => {
    await store.put("gone.pdf", Buffer.from("x"));
    await store.remove("gone.pdf");
    await store.remove("gone.pdf");
    await expect(store.open("gone.pdf")).rejects.toThrow(NoSuchFile);
    expect(await keysOf(store)).toEqual([]);
  });

  it("are all listed, in whatever folder they are", async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `documents/${index % 7}/é ${index}.pdf`);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key))));
    expect(await keysOf(store)).toEqual(keys.sort());
  });

  it("are none where nothing was put", async () => {
    expect(await keysOf(store)).toEqual([]);
  });
});

describe("a bucket that holds something else", () => {
  it("shows what is under its own prefix, and only that", async () => {
    const [whole, part] = [bucket.store(), bucket.store({ FILES_S3_PREFIX: "agence/" })];
    await whole.put("other/a.pdf", Buffer.from("x"));
    await whole.put("agence2/a.pdf", Buffer.from("x"));
    await part.put("b.pdf", Buffer.from("y"));
    expect(await keysOf(part)).toEqual(["b.pdf"]);
    expect(await keysOf(whole)).toEqual(["agence/b.pdf", "agence2/a.pdf", "other/a.pdf"]);
    await expect(part.open("a.pdf")).rejects.toThrow(NoSuchFile);
  });
});

describe("a bucket of many files", () => {
  it.runIf(isThorough)("lists them all, page after page", async () => {
    const store = bucket.store({ FILES_S3_PREFIX: "many" });
    // A page holds 1,000.
    const keys = Array.from({ length: 1_005 }, (_, index) => `${index % 7}/${index}.pdf`);
    for (let done = 0; done < keys.length; done += 50) {
      await Promise.all(keys.slice(done, done + 50).map((key) => store.put(key, Buffer.from("x"))));
    }
    expect(await keysOf(store)).toEqual(keys.sort());
  });
});

describe("a folder that holds something else", () => {
  it("shows none of what the store did not put there", async () => {
    const folder = join(place, "other");
    const store = openFileStore(folder);
    await store.prepare();
    await writeFile(join(folder, ".DS_Store"), "");
    await writeFile(join(folder, ".incoming", "half"), "");
    await mkdir(join(folder, ".snapshot"));
    await writeFile(join(folder, ".snapshot", "a.pdf"), "");
    await store.put("a.pdf", Buffer.from("x"));
    expect(await keysOf(store)).toEqual(["a.pdf"]);
    expect(await readFile(join(folder, "a.pdf"), "utf8")).toBe("x");
  });
});

it("no file of a folder that is gone is said to be missing: its disk is away", async () => {
  const store = openFileStore(join(place, "not mounted"));
  await expect(store.open("a.pdf")).rejects.toThrow(FileStoreAway);
  await expect(store.byteCount("a.pdf")).rejects.toThrow(FileStoreAway);
});
