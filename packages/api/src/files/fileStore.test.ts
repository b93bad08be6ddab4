import { mkdtempSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openFileStore } from "./fileStore.ts";

const folder = mkdtempSync(join(tmpdir(), "ribambelle-store-"));
const store = openFileStore(folder);
afterAll(() => rmSync(folder, { recursive: true }));

describe("the file store", () => {
  it("gives back what was put, and its length", async () => {
    const content = Buffer.from([0, 255, 10, 13]);
    await store.put("a/b.pdf", content);
    expect(await store.byteCount("a/b.pdf")).toBe(4);
    expect(Buffer.concat(await (await store.open("a/b.pdf")).toArray())).toEqual(content);
  });

  it("rejects, at once and to the caller, when there is no such file", async () => {
    await expect(store.open("nowhere.pdf")).rejects.toThrow("ENOENT");
    await expect(store.byteCount("nowhere.pdf")).rejects.toThrow("Unable to retrieve");
  });

  it("rejects, at once and to the caller, when the file cannot be read", async () => {
    await mkdir(join(folder, "folder.pdf"));
    await expect(store.open("folder.pdf")).rejects.toThrow("EISDIR");
    await expect(store.byteCount("folder.pdf")).rejects.toThrow();
  });

  it("gives nothing of a file that was removed", async () => {
    await store.put("gone.pdf", Buffer.from("x"));
    await store.remove("gone.pdf");
    await expect(store.open("gone.pdf")).rejects.toThrow("ENOENT");
  });

  it("never leaves its folder", async () => {
    await expect(store.open("../outside.pdf")).rejects.toThrow();
    await expect(store.put("/etc/../../outside.pdf", Buffer.from("x"))).rejects.toThrow();
  });
});
