import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startJobs } from "../../app.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { FileStoreAway } from "../../files/storeProblems.ts";
import { addJob } from "../../jobs/jobs.store.ts";
import { readConfig } from "../../readConfig.ts";
import { readExposition } from "../../testing/exposition.ts";
import { emptyPortal, everythingIn, filesIn, restoreFrom } from "../../testing/stores/testBackup.store.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { listRoutines } from "../../testing/stores/testJobs.store.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { readBackup } from "../backup/index.ts";
import { makeDueBackup } from "./makeDueBackup.ts";

const token = "a-token-of-twenty-four-characters";
const day = 86_400;
let folder: string;
let portal: TestApp;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "ribambelle-backups-")), "nightly");
});
afterEach(async () => {
  await portal.close();
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

const db = () => portal.database.connection.db;
// One was due two hours ago, whenever the test runs: nothing that passes in a test makes another due.
const paris = { timeZone: "Europe/Paris" };
const clock = new Intl.DateTimeFormat("sv-SE", { ...paris, timeStyle: "short" });
const at = clock.format(Date.now() - 7_200_000);
async function open(settings: NodeJS.ProcessEnv = {}, fileStore?: FileStore): Promise<void> {
  portal = await buildTestApp(
    { BACKUP_FOLDER: folder, BACKUP_AT: at, JOBS: "elsewhere", METRICS_TOKEN: token, ...settings },
    {
      alone: "it moves the clock of the process that makes the backups",
      ...(fileStore && { deps: { fileStore } }),
    },
  );
}
const look = async (signal?: AbortSignal, other: Partial<TestApp["deps"]> = {}) => {
  const { backups } = portal.deps.config;
  if (backups) await makeDueBackup({ ...portal.deps, ...other }, backups, signal);
};
const names = () => readdirSync(folder).sort();
const runs = async () =>
  (await rowsOf(db(), "backup_run")).map(({ problem, file_faults }) => [problem, file_faults]);
const metric = async (name: string) => {
  const { body } = await portal.app.inject({
    url: "/metrics",
    headers: { authorization: `Bearer ${token}` },
  });
  return readExposition(body).value(name);
};
const nameForm = /^ribambelle-\d{4}-\d{2}-\d{2}-\d{4}\.tar$/;

describe("a portal that backs itself up", () => {
  it("makes one backup a day, whole, for its owner’s eyes, and makes up a time that it missed", async () => {
    await open();
    await insertPerson(db(), "Parent");
    await look();
    const made = names();
    portal.pass(3_700);
    await look();
    expect([made, names()]).toEqual([[expect.stringMatching(nameForm)], made]);
    expect((await readBackup({ file: join(folder, names()[0] ?? "") })).summary.rows["public.person"]).toBe(
      1,
    );
    // Away for three days: one, not three.
    portal.pass(3 * day);
    await look();
    await look();
    expect(names()).toHaveLength(2);
    expect(await runs()).toEqual([
      [null, 0],
      [null, 0],
    ]);
  });

  it("looks every minute, as a job, and a portal without the settings never does", async () => {
    await open({ BACKUP_FOLDER: undefined, BACKUP_AT: undefined });
    const without = await startJobs(portal.deps);
    expect(await listRoutines(db())).not.toContain("backup.look");
    await without.stop();
    const config = readConfig({ BACKUP_FOLDER: folder, BACKUP_AT: at, LINK_SECRET: "x".repeat(32) });
    const jobs = await startJobs({ ...portal.deps, config });
    await until(async () => (await listRoutines(db())).includes("backup.look"));
    await addJob(db(), "backup.look", {});
    await until(async () => (await runs()).length === 1);
    await jobs.stop();
    expect(names()).toEqual([expect.stringMatching(nameForm)]);
  });

  it("makes it once when several processes look at once", async () => {
    await open();
    await Promise.all([look(), look(), look()]);
    expect([names().length, await runs()]).toEqual([1, [[null, 0]]]);
  });

  it("notes one that a killed process had named in the same minute, with what it lacks", async () => {
    await open();
    const { personId } = await insertPerson(db(), "Parent");
    const { fileKey } = await insertDocument({ db: db(), fileStore: portal.fileStore }, personId);
    await portal.fileStore.remove(fileKey);
    const same = new Date();
    await look(undefined, { now: () => same });
    const [made = ""] = names();
    const [day, hour, minute] = [same.toLocaleDateString("sv-SE", paris), ...clock.format(same).split(":")];
    expect(made).toBe(`ribambelle-${day}-${hour}${minute}.tar`);
    await db()
      .connection()
      .execute((session) => sql`DELETE FROM backup_run`.execute(session));
    await look(undefined, { now: () => same });
    expect([names(), await runs()]).toEqual([[made], [[null, 1]]]);
  });

  it.each([
    ["encrypted", { BACKUP_AGE_RECIPIENT: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p" }],
    ["somebody else’s file", {}],
  ])("makes one a minute later where it cannot read the one of the same name: %s", async (_, settings) => {
    await open(settings);
    const [same, later] = [new Date(), new Date(Date.now() + 60_000)];
    await look(undefined, { now: () => same });
    const [first = ""] = names();
    if (!("BACKUP_AGE_RECIPIENT" in settings)) writeFileSync(join(folder, first), "notes");
    await db()
      .connection()
      .execute((session) => sql`DELETE FROM backup_run`.execute(session));
    await look(undefined, { now: () => same });
    expect([names(), await runs()]).toEqual([[first], []]);
    await look(undefined, { now: () => later });
    // Of a day the newest stays.
    expect(names()).toEqual([expect.stringMatching(/^ribambelle-/)]);
    expect([names().includes(first), await runs()]).toEqual([false, [[null, 0]]]);
  });

  it("keeps as many as asked for, the last good one always, and nothing but its own is removed", async () => {
    await open({ BACKUP_KEEP: "2,0,0" });
    mkdirSync(folder);
    const others = ["notes.txt", "ribambelle-2019-01-01.tar", "mine.tar", "mine.tar.0a1b2c3d.part"];
    for (const name of others) writeFileSync(join(folder, name), "");
    const left = ["ribambelle-2019-01-01-0300.tar", "ribambelle-2019-01-01-0300.tar.0a1b2c3d.part"];
    for (const name of left) writeFileSync(join(folder, name), "");
    const made: string[] = [];
    for (const _ of [1, 2, 3]) {
      await look();
      made.push(...names().filter((name) => ![...others, ...left, ...made].includes(name)));
      portal.pass(day);
    }
    expect(names()).toEqual([...others, ...made.slice(1)].sort());
  });

  it("keeps the last backup that lacks no file, however many were made since", async () => {
    await open({ BACKUP_KEEP: "1,0,0" });
    const { personId } = await insertPerson(db(), "Parent");
    const { fileKey } = await insertDocument({ db: db(), fileStore: portal.fileStore }, personId);
    await look();
    const [good = ""] = names();
    await portal.fileStore.remove(fileKey);
    for (const _ of [1, 2, 3]) {
      portal.pass(day);
      await look();
    }
    expect(names()).toEqual([good, expect.stringMatching(nameForm)]);
    expect(portal.logged()).toContain(fileKey);
    expect(await metric("ribambelle_backup_file_faults")).toBe(1);
  });
});

describe("a backup that cannot be made", () => {
  it("is logged and noted, tried again an hour later, and harms none of those before", async () => {
    await open();
    expect(await metric("ribambelle_backup_age_seconds")).toBe(Number.POSITIVE_INFINITY);
    await look();
    expect(await metric("ribambelle_backup_age_seconds")).toBeLessThan(day);
    expect(await metric("ribambelle_backup_failed")).toBe(0);
    const [good = ""] = names();
    const before = readFileSync(join(folder, good));
    portal.pass(day);
    const away: FileStore = {
      ...portal.fileStore,
      byteCount: () => Promise.reject(new FileStoreAway("disk", { code: "EIO" })),
    };
    await look(undefined, { fileStore: away });
    expect(names()).toEqual([good]);
    expect(readFileSync(join(folder, good)).equals(before)).toBe(true);
    expect(await runs()).toEqual([
      [null, 0],
      ["backup-failed", 0],
    ]);
    expect(portal.logged()).toContain("no backup: The file store (disk) cannot be used just now: EIO.");
    expect(await metric("ribambelle_backup_failed")).toBe(1);
    portal.pass(3_000);
    await look();
    expect(names()).toEqual([good]);
    portal.pass(700);
    // A store that goes away only while files are read is no reason to keep a backup without them.
    const { personId } = await insertPerson(db(), "Parent");
    await insertDocument({ db: db(), fileStore: portal.fileStore }, personId);
    let isAway = false;
    const refuses = () => Promise.reject(new FileStoreAway("disk", { code: "EIO" }));
    const goesAway: FileStore = {
      ...portal.fileStore,
      byteCount: (key) => (isAway ? refuses() : portal.fileStore.byteCount(key)),
      open() {
        isAway = true;
        return refuses();
      },
    };
    await look(undefined, { fileStore: goesAway });
    expect([names(), (await runs()).at(-1)]).toEqual([[good], ["backup-failed", 0]]);
    portal.pass(3_700);
    await look();
    expect([names().length, await metric("ribambelle_backup_failed")]).toEqual([2, 0]);
  });

  it("because its folder is none says so", async () => {
    await open();
    writeFileSync(folder, "");
    await look();
    expect(await runs()).toEqual([["file-not-writable", 0]]);
    expect(portal.logged()).toContain(`no backup: The backup cannot be written (${folder}: EEXIST).`);
    rmSync(folder);
  });

  it("because the portal stops leaves nothing, and is made at its next start", async () => {
    await open();
    const { personId } = await insertPerson(db(), "Parent");
    await insertDocument({ db: db(), fileStore: portal.fileStore }, personId);
    const ending = new AbortController();
    const stopping: FileStore = {
      ...portal.fileStore,
      open(key) {
        ending.abort();
        return portal.fileStore.open(key);
      },
    };
    await look(ending.signal, { fileStore: stopping });
    expect([names(), await runs()]).toEqual([[], []]);
    await look();
    expect(names()).toHaveLength(1);
  });
});

it.runIf(isThorough)(
  "is encrypted for the operator’s key, and comes back with it: every row and every file",
  async () => {
    const identity = await generateX25519Identity();
    await open({ BACKUP_AGE_RECIPIENT: await identityToRecipient(identity) });
    const { personId } = await insertPerson(db(), "Parent");
    await insertDocument({ db: db(), fileStore: portal.fileStore }, personId, {
      content: Buffer.alloc(200_000, "%PDF"),
    });
    const before = await everythingIn(portal.database.connection.pool);
    await look();
    const [name = ""] = names();
    expect(name).toMatch(/\.tar\.age$/);
    await expect(readBackup({ file: join(folder, name) })).rejects.toMatchObject({ code: "encrypted" });
    const target = await emptyPortal("tables");
    await restoreFrom(join(folder, name), target, { identity });
    expect(await everythingIn(target.pool)).toEqual(before);
    expect(await filesIn(target.fileStore)).toEqual(await filesIn(portal.fileStore));
    await target.end();
  },
);

it.each([
  [{ BACKUP_AT: "03:00" }, /BACKUP_AT must come with BACKUP_FOLDER/],
  [{ BACKUP_FOLDER: "x", BACKUP_AT: "24:00" }, /BACKUP_AT must be a time of the day, HH:MM/],
  [{ BACKUP_FOLDER: "x", BACKUP_KEEP: "7" }, /BACKUP_KEEP must be three numbers/],
  [
    // One letter was changed: the checksum of the key tells.
    {
      BACKUP_FOLDER: "x",
      BACKUP_AGE_RECIPIENT: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8x",
    },
    /BACKUP_AGE_RECIPIENT must be a public key of age/,
  ],
])("a setting that cannot be used stops the start: %j", async (settings, sentence) => {
  await open();
  expect(() => readConfig(settings)).toThrow(sentence);
  expect(
    readConfig({
      BACKUP_FOLDER: "/srv/backups",
      BACKUP_AGE_RECIPIENT: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p",
    }).backups,
  ).toMatchObject({ folder: "/srv/backups", at: "03:00", kept: { days: 7, weeks: 4, months: 12 } });
});
