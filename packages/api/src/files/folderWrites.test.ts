import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keysOf } from "../testing/testKeys.ts";
import { openFileStore } from "./fileStore.ts";
import { FileStoreAway } from "./storeProblems.ts";

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "ribambelle-writes-")), "files");
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

const size = 64_000_000;
const read = async (key: string) => Buffer.concat(await (await openFileStore(folder).open(key)).toArray());
const incoming = async () => readdir(join(folder, ".incoming")).catch(() => []);
const source = fileURLToPath(new URL("fileStore.ts", import.meta.url));

// Runs a script of its own process, in which `store` is the folder; `limits` are shell words that come before.
function elsewhere(script: string, limits = "") {
  const code = `const { openFileStore } = await import(${JSON.stringify(source)});
    const store = openFileStore(${JSON.stringify(folder)}); ${script}`;
  const words = `${limits} exec "$0" --input-type=module --eval "$1"`;
  return spawn("sh", ["-c", words, process.execPath, code], { stdio: ["ignore", "pipe", "inherit"] });
}

describe("a file in the local folder", () => {
  it.runIf(isThorough)(
    "is the former one or the new one, whole, when the process is killed while it is written",
    async () => {
      const [former, next] = [Buffer.alloc(size, "a"), Buffer.alloc(size, "b")];
      await openFileStore(folder).put("a.pdf", former);
      // Again and again: one write alone may be over before anybody looks.
      const child = elsewhere(`for (;;) await store.put("a.pdf", Buffer.alloc(${size}, "b"))`);
      await until(async () => (await incoming()).length > 0);
      child.kill("SIGKILL");
      await once(child, "close");
      const found = await read("a.pdf");
      expect(found.equals(former) || found.equals(next)).toBe(true);
      expect(await keysOf(openFileStore(folder))).toEqual(["a.pdf"]);
    },
  );

  it.skipIf(process.platform === "win32")("stays as it was when the new one cannot be written", async () => {
    await openFileStore(folder).put("a.pdf", Buffer.from("former"));
    const script = `const write = (key) => store.put(key, Buffer.alloc(1_000_000)).catch((error) => error);
      for (const key of ["a.pdf", "b.pdf"]) {
        const { name, constructor, message } = await write(key);
        console.log(constructor.name, message);
      }`;
    // A limit on the size of files stands for a full disk.
    const child = elsewhere(script, "trap '' XFSZ; ulimit -f 100;");
    const said = (await child.stdout.toArray()).join("").trim().split("\n");
    const sentence = `FileStoreAway The file store (${folder}) cannot be used just now: EFBIG.`;
    expect(said).toEqual([sentence, sentence]);
    expect((await read("a.pdf")).toString()).toBe("former");
    expect(await keysOf(openFileStore(folder))).toEqual(["a.pdf"]);
    expect(await incoming()).toEqual([]);
  });

  it.skipIf(process.platform === "win32")("can be read by its own user alone", async () => {
    await openFileStore(folder).prepare();
    await openFileStore(folder).put("a/b.pdf", Buffer.from("x"));
    const modes = await Promise.all(
      ["", "a", ".incoming", "a/b.pdf"].map(async (name) => (await stat(join(folder, name))).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o700, 0o700, 0o600]);
  });
});

describe("the local folder", () => {
  it("is rid of what killed processes left, an hour later", async () => {
    const store = openFileStore(folder);
    await store.prepare();
    const [old, young] = [join(folder, ".incoming", "old"), join(folder, ".incoming", "young")];
    await writeFile(old, "half");
    await writeFile(young, "half");
    const before = new Date(Date.now() - 3_700_000);
    await utimes(old, before, before);
    await store.prepare();
    expect(await incoming()).toEqual(["young"]);
    await utimes(young, before, before);
    await store.removeAbandoned();
    expect(await incoming()).toEqual([]);
  });

  it("a local folder that is a file is told in one sentence", async () => {
    await writeFile(folder, "");
    const store = openFileStore(folder);
    for (const asked of [() => store.prepare(), () => store.put("a.pdf", Buffer.from("x"))]) {
      const refused = asked();
      await expect(refused).rejects.toThrow(FileStoreAway);
      await expect(refused).rejects.toThrow(/^The file store \(.+\) cannot be used just now: \w+\.$/);
    }
  });
});
