import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../../db/migrate.ts";
import { addJob } from "../../jobs/jobs.store.ts";
import {
  backUpTo,
  emptyPortal,
  everythingIn,
  filesIn,
  type Portal,
  restoreFrom,
} from "../../testing/stores/testBackup.store.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertParentContract, insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp } from "../../testing/testApp.ts";

const migrations = fileURLToPath(new URL("../../db/migrations", import.meta.url));
let folder: string;
let tomorrow: string;
let source: Portal;
let today: string;
const made: Portal[] = [];

// What another version may bring: a table that nobody here has heard of, with all that is hard to bring back.
const tableOfTomorrow = `-- Up Migration
CREATE TABLE "Tomorrow's table" (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent bigint REFERENCES "Tomorrow's table",
  twice bigint GENERATED ALWAYS AS (id * 2) STORED,
  words text, content bytea, moment timestamptz, day date, time_of_day time, span interval, bits jsonb,
  list text[], ratio double precision, amount numeric, stamp timestamp DEFAULT now(),
  "odd ""column""" text DEFAULT 'default', receipt_file_key text,
  receipt_sha256 bytea
);
CREATE TABLE circle_a (id serial PRIMARY KEY, b integer);
CREATE TABLE circle_b (id serial PRIMARY KEY, a integer NOT NULL REFERENCES circle_a);
ALTER TABLE circle_a ADD CONSTRAINT a_circle_is_closed FOREIGN KEY (b) REFERENCES circle_b ON DELETE CASCADE;
CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.words = 'spoilt'; RETURN NEW; END $$;
CREATE TRIGGER a_trigger_that_changes_rows BEFORE INSERT ON "Tomorrow's table"
  FOR EACH ROW EXECUTE FUNCTION spoil();
`;

const oddWords = [
  "",
  "\\N",
  "\\.",
  "NULL",
  "a\tb\nc\rd\\e",
  "\\\\n",
  "\u0001\u007f\u0085\u2028",
  "Zoé 👩‍👧 l’été",
  "'\";--",
  "x".repeat(70_000),
];

async function fillTomorrow(pool: pg.Pool): Promise<void> {
  const insert = `INSERT INTO "Tomorrow's table"
    (parent, words, content, moment, day, time_of_day, span, bits, list, ratio, amount, "odd ""column""")`;
  await pool.query(`ALTER TABLE "Tomorrow's table" DISABLE TRIGGER USER`);
  for (const words of oddWords) {
    await pool.query(
      `${insert} VALUES (1, $1, $2, 'infinity', '-infinity', '24:00', '1 year -3 days 00:00:00.000001', $3, $4,
        'NaN', 123456789012345678901234567890.000000001, NULL)`,
      [words, Buffer.from([0, 9, 10, 13, 92, 255]), JSON.stringify({ words }), [words, null, "NULL"]],
    );
  }
  await pool.query(
    `${insert} VALUES (12, NULL, '', '0044-03-15 10:00:00+00 BC', '9999-12-12', NULL, NULL, 'null', '{}',
      0.1::float8 + 0.2::float8, 'NaN', ''), (NULL, NULL, NULL, '2026-03-29 02:30:00.123456+02', NULL, NULL, NULL, NULL, NULL,
      '-Infinity', -0.00, 'x')`,
  );
  await pool.query(`ALTER TABLE "Tomorrow's table" ENABLE TRIGGER USER`);
  await pool.query("INSERT INTO circle_a VALUES (7, NULL); INSERT INTO circle_b VALUES (9, 7)");
  await pool.query(
    "UPDATE circle_a SET b = 9; SELECT setval('circle_a_id_seq', 4611686018427387904 % 2147483647)",
  );
}

async function portal(without?: "tables"): Promise<Portal> {
  const one = await emptyPortal(without);
  made.push(one);
  return one;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ribambelle-backups-"));
  tomorrow = join(folder, "migrations");
  cpSync(migrations, tomorrow, { recursive: true });
  writeFileSync(join(tomorrow, "9998_tomorrow.sql"), tableOfTomorrow);
  source = await emptyPortal();
  const { connection } = source.database;
  const deps = { db: connection.db, fileStore: source.fileStore };
  const { personId } = await insertPerson(connection.db, "Parent", { first_name: "Zoé\n\t\\N", address: "" });
  await insertParentContract(connection.db, personId);
  for (const content of [Buffer.from([0, 1, 2, 255]), Buffer.alloc(100_000, "%PDF"), Buffer.from("x")]) {
    await insertDocument(deps, personId, { content });
  }
  const fileKey = `documents/${"dossier-1/".repeat(20)}a file.pdf`;
  await insertDocument(deps, personId, { fileKey, content: Buffer.from("far down") });
  await addJob(connection.db, "letters.send", { to: personId });
  await connection.pool.query("INSERT INTO session VALUES ('\\x00ff', $1, now(), now())", [personId]);
  today = join(folder, "today.tar");
  await backUpTo(today, source);
});
afterEach(async () => {
  for (const one of made.splice(0)) await one.end();
});
afterAll(async () => {
  await source.end();
  rmSync(folder, { recursive: true, force: true });
});

describe("a restored portal", () => {
  test("is the one that was backed up: every row, sequence, constraint and file, those of tables nobody listed too", async () => {
    const origin = await portal();
    await migrate(origin.pool, { folder: tomorrow });
    await insertPerson(origin.database.connection.db, "Agency");
    await fillTomorrow(origin.pool);
    await origin.fileStore.put("receipts/1.pdf", Buffer.from("receipt"));
    const named = `UPDATE "Tomorrow's table" SET receipt_file_key = 'receipts/1.pdf', receipt_sha256 = sha256($1) WHERE id = 3`;
    await origin.pool.query(named, ["another receipt"]);
    expect(await backUpTo(join(folder, "spoilt.tar"), origin)).toEqual(["receipts/1.pdf"]);
    await origin.pool.query(named, ["receipt"]);
    const file = join(folder, "tomorrow.tar");
    expect(await backUpTo(file, origin)).toEqual([]);

    const target = await portal("tables");
    await restoreFrom(file, target, { migrationsFolder: tomorrow });
    expect(await everythingIn(target.pool)).toEqual(await everythingIn(origin.pool));
    expect(await filesIn(target.fileStore)).toEqual(await filesIn(origin.fileStore));
    // And it lives: the next row gets the next number, triggers and foreign keys work.
    const { rows } = await target.pool.query(
      `INSERT INTO "Tomorrow's table" (words) VALUES ('x') RETURNING id, words, parent`,
    );
    expect(rows).toEqual([{ id: 13, words: "spoilt", parent: null }]);
    await expect(target.pool.query("INSERT INTO circle_b (a) VALUES (1)")).rejects.toThrow("circle_b_a_fkey");
  });

  test("is the same in a migrated database, and in one whose portal has run before", async () => {
    for (const runsBefore of [false, true]) {
      const target = await portal();
      if (runsBefore) await (await buildTestApp({}, { database: target.database })).close();
      await restoreFrom(today, target);
      expect(await everythingIn(target.pool)).toEqual(await everythingIn(source.pool));
      expect(await filesIn(target.fileStore)).toEqual(await filesIn(source.fileStore));
    }
  });

  test("goes on with the jobs that waited, and with its sessions", async () => {
    const target = await portal("tables");
    await restoreFrom(today, target);
    const { rows } = await target.pool.query("SELECT task_identifier, attempts FROM graphile_worker.jobs");
    expect(rows).toEqual([{ task_identifier: "letters.send", attempts: 0 }]);
    await addJob(target.database.connection.db, "letters.send", {});
    expect((await target.pool.query("SELECT FROM session")).rowCount).toBe(1);
  });

  test("is brought up to a later version, its rows too", async () => {
    const later = join(folder, "later");
    cpSync(tomorrow, later, { recursive: true });
    writeFileSync(
      join(later, "9999_shout.sql"),
      "-- Up Migration\nALTER TABLE person ADD shout text;\nUPDATE person SET shout = upper(last_name);\nALTER TABLE person ALTER shout SET NOT NULL;\n",
    );
    const target = await portal("tables");
    await restoreFrom(today, target, { migrationsFolder: later });
    const { rows } = await target.pool.query("SELECT shout FROM person");
    expect(rows).toEqual([{ shout: "DURAND" }]);
    expect((await target.pool.query(`SELECT FROM "Tomorrow's table"`)).rowCount).toBe(0);
  });
});

describe("a restore is refused, and the target is as it was,", () => {
  const refusal = async (target: Portal, file: string, given = {}) => {
    const before = [await everythingIn(target.pool), await filesIn(target.fileStore)];
    const problem = await restoreFrom(file, target, given).catch((error: unknown) => error);
    expect([await everythingIn(target.pool), await filesIn(target.fileStore)]).toEqual(before);
    return problem;
  };

  test("a restore is refused when a table holds one row, the queue of jobs too", async () => {
    const target = await portal();
    // Of a colleague nothing stands in any other table.
    await insertPerson(target.database.connection.db, "Agency");
    expect(await refusal(target, today)).toMatchObject({
      code: "database-not-empty",
      detail: "public.person",
    });
    const other = await portal();
    await addJob(other.database.connection.db, "letters.send", {});
    expect(await refusal(other, today)).toMatchObject({ detail: "graphile_worker._private_jobs" });
  });

  test("a restore is refused when a table that is not ours holds one row", async () => {
    const target = await portal("tables");
    await target.pool.query("CREATE TABLE theirs AS SELECT 1 AS x");
    expect(await refusal(target, today)).toMatchObject({
      code: "database-not-empty",
      detail: "public.theirs",
    });
  });

  test("a restore is refused when the file store holds one file", async () => {
    const target = await portal("tables");
    await target.fileStore.put("one.pdf", Buffer.from("x"));
    expect(await refusal(target, today)).toMatchObject({ code: "files-not-empty", detail: "one.pdf" });
  });

  test("a restore is refused when the backup was made by a newer version", async () => {
    const origin = await portal();
    await migrate(origin.pool, { folder: tomorrow });
    const file = join(folder, "newer.tar");
    await backUpTo(file, origin);
    const target = await portal("tables");
    const problem = { code: "newer-version", detail: "9998_tomorrow" };
    expect(await refusal(target, file)).toMatchObject(problem);
  });

  test("a restore is refused when its tables are empty, but of another version", async () => {
    const target = await portal();
    await migrate(target.pool, { folder: tomorrow });
    const given = { migrationsFolder: tomorrow };
    const problem = { code: "database-of-other-version", detail: "9998_tomorrow" };
    expect(await refusal(target, today, given)).toMatchObject(problem);
  });

  // A pooler shows the server no client that has asked nothing yet.
  const isPooled = process.env.TEST_DATABASE_DIRECT_URL !== undefined;
  test.skipIf(isPooled)("a restore is refused when another process is connected to the target", async () => {
    const target = await portal();
    const other = new pg.Client({ ...target.database.clientConfig, application_name: "another" });
    await other.connect();
    expect(await refusal(target, today)).toMatchObject({ code: "database-in-use", detail: "1" });
    await other.end();
  });
});

describe("a restore that fails in the middle", () => {
  const failingAt = (nth: number, target: Portal, canRemove = true) => {
    let count = 0;
    return {
      ...target.fileStore,
      async put(key: string, content: Uint8Array) {
        count += 1;
        await target.fileStore.put(key, count === nth ? content.subarray(0, 1) : content);
        if (count === nth) throw new Error("store: no space left");
      },
      async remove(key: string) {
        if (!canRemove) throw new Error("store: gone");
        await target.fileStore.remove(key);
      },
    };
  };

  test("leaves the target empty, and works the next time", async () => {
    const target = await portal();
    const before = await everythingIn(target.pool);
    for (const nth of [1, 3]) {
      const fileStore = failingAt(nth, target);
      await expect(restoreFrom(today, { ...target, fileStore })).rejects.toMatchObject({
        code: "restore-failed",
        detail: "store: no space left",
      });
      expect(await everythingIn(target.pool)).toEqual(before);
      expect(await filesIn(target.fileStore)).toEqual({});
    }
    await restoreFrom(today, target);
    expect(await everythingIn(target.pool)).toEqual(await everythingIn(source.pool));
  });

  test("says so when files had to be left", async () => {
    const target = await portal();
    await expect(
      restoreFrom(today, { ...target, fileStore: failingAt(2, target, false) }),
    ).rejects.toMatchObject({ code: "files-left", detail: "store: no space left" });
    expect((await target.pool.query("SELECT FROM person")).rowCount).toBe(0);
  });

  test("leaves the target empty when the database refuses a row", async () => {
    const target = await portal();
    await target.pool.query("ALTER TABLE person ADD CONSTRAINT nobody CHECK (false)");
    await expect(restoreFrom(today, target)).rejects.toMatchObject({
      code: "restore-failed",
      detail: expect.stringContaining("nobody"),
    });
    expect((await target.pool.query("SELECT FROM parent_contract")).rowCount).toBe(0);
    expect(await filesIn(target.fileStore)).toEqual({});
  });
});
