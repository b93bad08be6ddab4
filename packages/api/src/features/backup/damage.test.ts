import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { extract, type Header, pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { knownMigrations } from "../../db/migrate.ts";
import type { OpenDatabase } from "../../db/openDatabase.ts";
import { backUpTo, emptyPortal, type Portal, restoreFrom } from "../../testing/stores/testBackup.store.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { checkBackup } from "./checkBackup.ts";
import { loadBackup } from "./loadBackup.ts";

interface Entry {
  readonly header: Header;
  readonly content: Buffer;
  /** Where its header begins. */
  readonly start: number;
}

let portal: Portal;
let good: string;
let whole: Buffer;
let entries: Entry[];
let known: string[];

beforeAll(async () => {
  portal = await emptyPortal();
  const deps = { db: portal.database.connection.db, fileStore: portal.fileStore };
  const { personId } = await insertPerson(deps.db, "Parent");
  await insertDocument(deps, personId, { fileKey: "a/1.pdf", content: Buffer.alloc(700, "one") });
  // So long a name takes an entry of its own in a tar.
  const long = `b/${"long/".repeat(40)}2.pdf`;
  await insertDocument(deps, personId, { fileKey: long, content: Buffer.from("two") });
  good = join(portal.folder, "good.tar");
  await backUpTo(good, portal);
  whole = readFileSync(good);
  entries = await entriesOf(good);
  known = await knownMigrations();
});
afterAll(() => portal.end());

async function entriesOf(file: string): Promise<Entry[]> {
  const tar = extract();
  const found: Entry[] = [];
  const read = pipeline(createReadStream(file), tar);
  let start = 0;
  for await (const entry of tar) {
    const content = await buffer(entry);
    found.push({ header: entry.header, content, start });
    const { byteOffset = 0 } = entry.header as { byteOffset?: number };
    start = byteOffset + Math.ceil(content.length / 512) * 512;
  }
  await read;
  return found;
}

async function tarOf(given: readonly Pick<Entry, "header" | "content">[]): Promise<Buffer> {
  const tar = pack();
  for (const { header, content } of given) {
    const { name, mode, mtime } = header;
    tar.entry({ name, mode, mtime }, content);
  }
  tar.finalize();
  return buffer(tar);
}

async function verdictOn(content: Buffer): Promise<string> {
  const file = join(portal.folder, "other.tar");
  writeFileSync(file, content);
  return checkBackup(file, known).then(
    () => "whole",
    ({ code }: { code: string }) => code,
  );
}

describe("a backup", () => {
  test("is a plain tar: manifest, tables, files, summary, checksums and seal, for its owner's eyes", async () => {
    const { rows } = await portal.pool.query(
      "SELECT id FROM graphile_worker.migrations ORDER BY id DESC LIMIT 1",
    );
    expect(await checkBackup(good, known)).toMatchObject({
      manifest: { jobsVersion: rows[0]?.id },
      summary: { files: 2, missingFiles: 0 },
    });
    const folders = entries.map(({ header }) => header.name.split("/")[0]);
    expect([...new Set(folders)]).toEqual([
      "manifest.json",
      "tables",
      "files",
      "summary.json",
      "checksums",
      "SEAL",
    ]);
    expect(statSync(good).mode & 0o777).toBe(0o600);
    // The test's own way to take it apart and put it together again loses nothing.
    expect((await tarOf(entries)).equals(whole)).toBe(true);
  });

  test("a backup that was cut is refused: at every border of its entries, inside each, and byte by byte at its end", async () => {
    const borders = entries.flatMap(({ start, content }) => [
      start,
      start + 1,
      start + 512,
      start + 512 + Math.floor(content.length / 2),
    ]);
    const ends = [1, 2, 511, 512, 1_023, 1_024, 1_025, 2_047, 2_048].map((less) => whole.length - less);
    for (const length of [...borders, ...ends]) {
      expect(await verdictOn(whole.subarray(0, length)), String(length)).toMatch(/^damaged$|^not-a-backup$/);
    }
    expect(await verdictOn(Buffer.concat([whole, Buffer.alloc(512)]))).toBe("damaged");
  });

  test("a backup in which one bit is flipped is refused, in whichever block", async () => {
    const verdicts = new Map<string, number>();
    for (let block = 0; block < whole.length / 512; block += 1) {
      // Elsewhere in each block, so that content, headers, names and what fills up are all hit.
      const at = block * 512 + ((block * 97) % 512);
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (block % 8)), at);
      const verdict = await verdictOn(flipped);
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    }
    expect([...verdicts.keys()].sort()).toEqual(["damaged", "not-a-backup"]);
  });

  test("whose entries were changed, exchanged, removed, repeated or added is refused, and the entry is named", async () => {
    const at = (name: string) => entries.findIndex(({ header }) => header.name.includes(name));
    const changed = entries.map((entry) =>
      entry.header.name.includes("person") ? { ...entry, content: Buffer.from("other\n") } : entry,
    );
    const file = join(portal.folder, "changed.tar");
    writeFileSync(file, await tarOf(changed));
    await expect(checkBackup(file, known)).rejects.toMatchObject({
      code: "damaged",
      detail: "tables/public.person/000001.copy",
    });
    const one = entries[at("files/a")] as Entry;
    const variants = [
      entries.toSpliced(at("files/a"), 1),
      entries.toSpliced(at("checksums"), 1),
      entries.toSpliced(at("summary"), 1),
      entries.toSpliced(at("SEAL"), 1),
      entries.toSpliced(at("files/a"), 0, one),
      entries.toSpliced(at("summary"), 0, { ...one, header: { ...one.header, name: "files/c.pdf" } }),
      entries.toSpliced(at("SEAL"), 0, { ...one, header: { ...one.header, name: "files/c.pdf" } }),
      entries.toSpliced(at("files/a"), 2, entries[at("files/b")] as Entry, one),
      entries.map((entry) =>
        entry === one ? { ...entry, header: { ...entry.header, name: "files/z.pdf" } } : entry,
      ),
    ];
    for (const [index, variant] of variants.entries()) {
      expect(await verdictOn(await tarOf(variant)), String(index)).toBe("damaged");
    }
    expect(await verdictOn(await tarOf(entries.slice(1)))).toBe("not-a-backup");
  });

  test("a backup of a later format is refused as such", async () => {
    const content = Buffer.from(JSON.stringify({ format: "ribambelle-backup", version: 2, more: true }));
    const later = [{ header: { name: "manifest.json" } as Header, content }, ...entries.slice(1)];
    expect(await verdictOn(await tarOf(later))).toBe("newer-version");
  });

  test.each([
    ["an empty file", Buffer.alloc(0)],
    ["a text", Buffer.from("Bonjour\n".repeat(1_000))],
    ["zeros", Buffer.alloc(10_240)],
  ])("is not %s", async (_, content) => {
    expect(await verdictOn(content)).toBe("not-a-backup");
  });

  test("whose rows are not as many as it counted is not loaded, and nothing of it stays", async () => {
    const checked = await checkBackup(good, known);
    const { manifest, summary } = checked;
    const target = await emptyPortal();
    const rows = { ...summary.rows, "public.person": (summary.rows["public.person"] ?? 0) + 1 };
    const load = { pool: target.pool, tables: manifest.tables, fileStore: target.fileStore };
    await expect(
      loadBackup({ ...load, backup: { ...checked, summary: { ...summary, rows } } }),
    ).rejects.toMatchObject({ code: "damaged", detail: "public.person" });
    const { rows: left } = await target.pool.query("SELECT FROM person");
    expect(left).toHaveLength(0);
    await loadBackup({ ...load, backup: checked });
    expect((await target.pool.query("SELECT FROM person")).rows).toHaveLength(1);
    await target.end();
  });

  test("is refused before anything is touched: the database is not even opened", async () => {
    const folder = mkdtempSync(join(tmpdir(), "ribambelle-damaged-"));
    const file = join(folder, "damaged.tar");
    writeFileSync(file, whole.subarray(0, whole.length - 5_000));
    let opened = 0;
    const changeTables: OpenDatabase["changeTables"] = (act) => {
      opened += 1;
      return act(portal.pool);
    };
    await expect(restoreFrom(file, portal, { changeTables })).rejects.toMatchObject({ code: "damaged" });
    await expect(restoreFrom(join(folder, "no.tar"), portal, { changeTables })).rejects.toMatchObject({
      code: "file-not-readable",
    });
    await expect(restoreFrom(folder, portal, { changeTables })).rejects.toMatchObject({
      code: "file-not-readable",
    });
    expect(opened).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
