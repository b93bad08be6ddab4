import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { isThorough } from "@ribambelle/processes/rounds";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFileStore } from "../../files/fileStore.ts";
import { putLooseFile } from "../../files/looseFiles.ts";
import {
  backUpTo,
  backupDay,
  emptyPortal,
  type Portal,
  restoreFrom,
} from "../../testing/stores/testBackup.store.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { backUp } from "./backup.actions.ts";
import { listNamedFiles, listUnnamedFiles } from "./namedFiles.store.ts";
import { type ArchiveEntry, readArchive } from "./readArchive.ts";
import { chunkBytes, copyOut, withSnapshot } from "./snapshot.store.ts";

let portal: Portal;
let folder: string;
beforeAll(async () => {
  portal = await emptyPortal();
  folder = mkdtempSync(join(tmpdir(), "ribambelle-backups-"));
  const deps = { db: portal.database.connection.db, fileStore: portal.fileStore };
  await insertDocument(deps, (await insertPerson(deps.db, "Parent")).personId);
});
afterAll(async () => {
  await portal.end();
  rmSync(folder, { recursive: true, force: true });
});

async function entriesOf(file: string): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  for await (const entry of readArchive(file)) entries.push(entry);
  return entries;
}

describe("a backup that is being made", () => {
  test("sees one moment only, whatever is written meanwhile", async () => {
    const { db } = portal.database.connection;
    const rows = await withSnapshot(portal.pool, async (client, tables) => {
      await insertPerson(db, "Parent");
      await portal.pool.query("UPDATE person SET city = 'Lyon'");
      const chunks: Buffer[] = [];
      for (const table of tables) {
        if (table.name === "person") for await (const chunk of copyOut(client, table)) chunks.push(chunk);
      }
      return Buffer.concat(chunks).toString();
    });
    expect(rows.split("\n")).toHaveLength(2);
    expect(rows).not.toContain("Lyon");
  });

  test("is refused where the portal’s role does not see every row of a table (DATA-OP12)", async () => {
    const { owner, connection } = portal.database;
    const isApart = owner !== connection.pool;
    const read = () => withSnapshot(connection.pool, async (_client, tables) => tables.length);
    expect(await read()).toBeGreaterThan(20);
    await owner.query("DROP POLICY IF EXISTS the_portal_works ON graphile_worker._private_jobs");
    if (isApart)
      await expect(read()).rejects.toThrow("does not see every row of graphile_worker._private_jobs");
    await portal.database.changeTables(async () => {});
    expect(await read()).toBeGreaterThan(20);
  });

  test.runIf(isThorough)(
    "cuts a large table into whole rows of bounded size, and a restore puts all of them back",
    async () => {
      const big = await emptyPortal();
      const target = await emptyPortal("tables");
      const longest = 3 * chunkBytes;
      await big.pool.query(`INSERT INTO audit_entry (action, subject)
      SELECT 'act ' || i, CASE WHEN i IN (500, 501) THEN repeat('y', ${longest})
        ELSE E'Zo\\n\\t\\\\é' || repeat('x', i % 100) END FROM generate_series(1, 200000) i`);
      const file = join(folder, "big.tar");
      await backUpTo(file, big);
      const chunks = (await entriesOf(file)).filter(({ name }) =>
        name.startsWith("tables/public.audit_entry/"),
      );
      const sizes = chunks.map(({ content }) => content.length);
      expect(chunks.length).toBeGreaterThan(15);
      expect(Math.max(...sizes)).toBeLessThan(2 * longest + 2 * chunkBytes);
      expect(sizes.filter((size) => size > 1.2 * chunkBytes).length).toBeLessThanOrEqual(2);
      expect(chunks.every(({ content }) => content.at(-1) === 10)).toBe(true);
      await restoreFrom(file, target);
      const digest = `SELECT count(*), max(length(subject)),
      md5(string_agg(md5(e::text), '' ORDER BY id)) FROM audit_entry e`;
      expect((await target.pool.query(digest)).rows).toEqual((await big.pool.query(digest)).rows);
      await big.end();
      await target.end();
    },
  );

  test("knows every file that rows name, and every one that none does, however many there are", async () => {
    const client = await portal.pool.connect();
    const keys = Array.from({ length: 2_001 }, (_, at) => `photos/${at}.webp`);
    await client.query("BEGIN");
    await client.query("CREATE TEMP TABLE many AS SELECT unnest($1::text[]) AS file_key", [keys]);
    const many = { schema: "pg_temp", name: "many", columns: [{ name: "file_key", type: "text" }] };
    const named: string[] = [];
    for await (const { key } of listNamedFiles(client, [many])) named.push(key);
    await client.query("ROLLBACK");
    client.release();
    expect(named.sort()).toEqual(keys.sort());
    const unnamed: string[] = [];
    for await (const key of listUnnamedFiles(portal.pool, [], Readable.from(keys))) unnamed.push(key);
    expect(unnamed).toEqual(keys);
  });

  test("names the files that are missing or cannot be read, and keeps all others", async () => {
    const damaged = await emptyPortal();
    const deps = { db: damaged.database.connection.db, fileStore: damaged.fileStore };
    const { personId } = await insertPerson(deps.db, "Parent");
    const keys: string[] = [];
    for (const _ of [1, 2, 3]) keys.push((await insertDocument(deps, personId)).fileKey);
    const [gone = "", unreadable = "", kept = ""] = keys;
    await damaged.fileStore.remove(gone);
    await damaged.fileStore.remove(unreadable);
    mkdirSync(join(damaged.folder, "files", unreadable));
    const file = join(folder, "missing.tar");
    expect((await backUpTo(file, damaged)).sort()).toEqual([gone, unreadable].sort());
    const files = (await entriesOf(file)).filter(({ name }) => name.startsWith("files/"));
    expect(files.map(({ name }) => name)).toEqual([`files/${kept}`]);
    await damaged.end();
  });

  test("finds beside the name of each file the digest that it is compared with", async () => {
    const { rows } = await portal.pool.query(`
      SELECT table_name FROM information_schema.columns c
      WHERE column_name ~ '(^|_)file_key$' AND table_name <> 'loose_file' AND NOT EXISTS (
        SELECT FROM information_schema.columns d WHERE d.table_name = c.table_name
          AND d.column_name = regexp_replace(c.column_name, 'file_key$', 'sha256') AND d.data_type = 'bytea')`);
    expect(rows).toEqual([]);
  });

  test("keeps a file that was changed as it was found, and names it", async () => {
    const changed = await emptyPortal();
    const deps = { db: changed.database.connection.db, fileStore: changed.fileStore };
    const { personId } = await insertPerson(deps.db, "Parent");
    const content = Buffer.alloc(100_000, "%PDF");
    const [one, other] = [
      await insertDocument(deps, personId, { content }),
      await insertDocument(deps, personId, { content }),
    ];
    const spoilt = Buffer.from(content);
    spoilt.writeUInt8(spoilt.readUInt8(50_000) ^ 1, 50_000);
    await changed.fileStore.put(one.fileKey, spoilt);
    const file = join(folder, "changed.tar");
    expect(await backUpTo(file, changed)).toEqual([one.fileKey]);
    const found = (await entriesOf(file)).filter(({ name }) => name.startsWith("files/"));
    const contentOf = (key: string) => found.find(({ name }) => name === `files/${key}`)?.content;
    expect([contentOf(one.fileKey)?.equals(spoilt), contentOf(other.fileKey)?.equals(content)]).toEqual([
      true,
      true,
    ]);
    await changed.end();
  });

  test("leaves out what no row names: a file on its way, one that has arrived, one that nobody knows", async () => {
    const killed = await emptyPortal();
    const { db } = killed.database.connection;
    const away = { ...killed.fileStore, put: () => Promise.reject(new Error("killed")) };
    await expect(putLooseFile(db, away, "photos/aa/half.webp", Buffer.from("x"))).rejects.toThrow("killed");
    await putLooseFile(db, killed.fileStore, "photos/aa/whole.webp", Buffer.from("x"));
    await killed.fileStore.put("nobody/knows.pdf", Buffer.from("x"));
    const file = join(folder, "killed.tar");
    expect(await backUpTo(file, killed)).toEqual([]);
    expect((await entriesOf(file)).filter(({ name }) => name.startsWith("files/"))).toEqual([]);
    await killed.end();
  });

  test("never replaces a file, and leaves nothing when it fails", async () => {
    const file = join(folder, "kept.tar");
    writeFileSync(file, "precious");
    const before = readdirSync(folder);
    const read: string[] = [];
    const noting = {
      ...portal.fileStore,
      open(key: string) {
        read.push(key);
        return portal.fileStore.open(key);
      },
    };
    await expect(backUpTo(file, { ...portal, fileStore: noting })).rejects.toMatchObject({
      code: "file-exists",
      detail: file,
    });
    // Known before an hour’s work, not after it.
    expect(read).toEqual([]);
    const other = join(folder, "other.tar");
    const { pool, fileStore } = portal;
    const onFault = () => {
      throw new Error("the terminal: gone");
    };
    const empty = openFileStore(join(folder, "no-files"));
    await expect(
      backUp({ pool, fileStore: empty, file: other, now: backupDay, onFault }),
    ).rejects.toMatchObject({
      code: "backup-failed",
      detail: "the terminal: gone",
    });
    const late = {
      ...fileStore,
      open(key: string) {
        writeFileSync(other, "somebody else's");
        return fileStore.open(key);
      },
    };
    await expect(backUpTo(other, { ...portal, fileStore: late })).rejects.toMatchObject({
      code: "file-exists",
    });
    expect(readFileSync(file, "utf8")).toBe("precious");
    expect(readdirSync(folder).sort()).toEqual([...before, "other.tar"].sort());
  });

  test("says that its folder cannot be written", async () => {
    const problem = { code: "file-not-writable", detail: expect.stringMatching(/ENOENT|ENOTDIR/) };
    await expect(backUpTo(join(folder, "nowhere/x.tar"), portal)).rejects.toMatchObject(problem);
    writeFileSync(join(folder, "a-file"), "");
    await expect(backUpTo(join(folder, "a-file/x.tar"), portal)).rejects.toMatchObject(problem);
  });

  test("says that a database without tables holds no portal", async () => {
    const nothing = await emptyPortal("tables");
    await expect(backUpTo(join(folder, "nothing.tar"), nothing)).rejects.toMatchObject({ code: "no-portal" });
    await nothing.end();
  });
});
