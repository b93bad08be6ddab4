import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { insertReading } from "../../testing/stores/testReadings.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import {
  forgetMarks,
  insertFollowed,
  insertNamed,
  listRecipients,
  lockReadingByReference,
  type StoredReading,
  saveReading,
  updateDeadline,
} from "./readings.import.store.ts";
import { findReadingId, listProgress, removeReadingsUnder } from "./readings.progress.store.ts";
import {
  findReadingFile,
  findReadingOf,
  findReadingToTell,
  insertMark,
  listReadingsOf,
  lockReading,
} from "./readings.store.ts";
import { readingsToRead } from "./readings.toDos.store.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.owner.query("TRUNCATE person, person_word, reading CASCADE"));

const db = () => database.connection.db;
const today = "2026-11-23";
const at = new Date("2026-11-23T07:00:00Z");
const babysitter = async (reference: string, given: object = {}) =>
  (await insertPerson(db(), "BabySitter", { agency_reference: reference, ...given })).personId;
const change = (id: string, what: string) =>
  sql`UPDATE reading SET ${sql.raw(what)} WHERE id = ${id}`.execute(db());
/** Who is to read a document by when, by their ids. */
const recipients = async (id: string) =>
  (await listRecipients(db(), id))
    .toSorted((one, next) => one.personId - next.personId)
    .map(({ personId, deadline }) => [personId, deadline]);

it("a new deadline of a document is that of those who had its former one, of nobody else, in no other document (READING-11)", async () => {
  const [ana, zoe, noe, lea] = await Promise.all(["A", "Z", "N", "L"].map((name) => babysitter(name)));
  const id = await insertReading(db(), ana ?? 0, "2026-11-30");
  const other = await insertReading(db(), ana ?? 0, "2026-11-30");
  await sql`INSERT INTO reading_recipient (reading_id, person_id, added_on, deadline) VALUES
    (${id}, ${zoe}, ${today}, '2026-12-01'), (${id}, ${noe}, ${today}, NULL), (${id}, ${lea}, ${today}, '2026-11-30')`.execute(
    db(),
  );
  const all = async () => [Object.fromEntries(await recipients(id)), await recipients(other)];
  const untouched = [[ana, "2026-11-30"]];
  await updateDeadline(db(), id, "2026-11-30", "2026-12-24");
  const first = {
    [ana ?? 0]: "2026-12-24",
    [zoe ?? 0]: "2026-12-01",
    [noe ?? 0]: null,
    [lea ?? 0]: "2026-12-24",
  };
  expect(await all()).toEqual([first, untouched]);
  await updateDeadline(db(), id, null, "2026-12-25");
  expect(await all()).toEqual([{ ...first, [noe ?? 0]: "2026-12-25" }, untouched]);
  await updateDeadline(db(), id, "2026-12-25", null);
  expect(await all()).toEqual([first, untouched]);
});

it("all recipients of a new version begin again, are reminded from the start, and of no other document (READING-10, READING-17)", async () => {
  const [ana, zoe] = [await babysitter("A"), await babysitter("Z")];
  const [id, other] = [await insertReading(db(), ana), await insertReading(db(), ana)];
  await insertNamed(db(), id, zoe, today);
  await sql`UPDATE reading_recipient SET opened_at = ${at}, read_at = ${at}, confirmed_at = ${at}, reminders = 2,
    last_reminded_at = ${at}`.execute(db());
  await forgetMarks(db(), id);
  const { rows } =
    await sql<object>`SELECT opened_at AS opened, read_at AS read, confirmed_at AS confirmed, reminders,
    last_reminded_at AS reminded FROM reading_recipient ORDER BY reading_id = ${other}, person_id`.execute(
      db(),
    );
  const again = { opened: null, read: null, confirmed: null, reminders: 0, reminded: at };
  expect(rows).toEqual([again, again, { opened: at, read: at, confirmed: at, reminders: 2, reminded: at }]);
});

it.each([
  ["start", "2026-11-23", null, "2026-11-23"],
  ["start", "2026-11-22", null, "2026-11-22"],
  ["start", "2026-11-30", 10, "2026-11-30"],
  ["start", null, 10, "2026-12-03"],
  ["start", null, null, null],
  ["arrival", "2026-11-23", null, "2026-11-23"],
  ["arrival", "2026-11-22", null, null],
  ["arrival", "2026-11-30", 10, "2026-12-03"],
  ["arrival", null, null, null],
] as const)(
  "a recipient from the %s of a document by %s, with %s days to read, has it until %s (READING-14)",
  async (since, deadline, days, until) => {
    const ana = await babysitter("A");
    const id = await insertReading(db(), ana);
    await sql`DELETE FROM reading_recipient`.execute(db());
    await sql`UPDATE reading SET audience = 0, deadline = ${deadline}, days_to_read = ${days}`.execute(db());
    expect(await insertFollowed(db(), { id }, today, since)).toEqual([{ personId: ana, deadline: until }]);
    expect(await insertFollowed(db(), { id }, today, since)).toEqual([]);
    const { rows } = await sql<{ on: string }>`SELECT added_on AS "on" FROM reading_recipient`.execute(db());
    expect(rows).toEqual([{ on: today }]);
  },
);

it("documents for everybody are for babysitters who are there; withdrawn ones, and those for a list, for nobody who arrives (READING-14)", async () => {
  const [ana, zoe] = [await babysitter("A"), await babysitter("Z")];
  const gone = await babysitter("G", { deactivated_at: at });
  const parent = (await insertPerson(db(), "Parent", { agency_reference: "P" })).personId;
  const [everyone, withdrawn, list] = await Promise.all([1, 2, 3].map(() => insertReading(db(), ana)));
  await sql`DELETE FROM reading_recipient`.execute(db());
  for (const id of [everyone, withdrawn]) await change(id ?? "", "audience = 0");
  await change(withdrawn ?? "", "is_withdrawn = true");
  const added = async (which: Parameters<typeof insertFollowed>[1]) =>
    (await insertFollowed(db(), which, today, "arrival")).map(({ personId }) => personId).sort();
  expect(await added({ references: ["A", "G", "P"] })).toEqual([ana]);
  expect(await recipients(everyone ?? "")).toEqual([[ana, null]]);
  expect(await added({ id: everyone ?? "" })).toEqual([zoe]);
  expect(await added({ id: list ?? "" })).toEqual([]);
  const named = await Promise.all([gone, parent].map((one) => insertNamed(db(), list ?? "", one, today)));
  expect([named, await recipients(list ?? "")]).toEqual([[[], []], []]);
});

it("a document is kept as it is said, in place of the one of its reference alone (READING-10, READING-11)", async () => {
  const one: StoredReading = {
    ...{
      id: "a".repeat(22),
      reference: "L-1",
      version: 1,
      titleFr: "Un",
      titleEn: "One",
      category: 1,
      demand: 2,
    },
    ...{
      publishedDate: "2026-11-01",
      deadline: "2026-12-01",
      daysToRead: 9,
      audience: 1,
      isWithdrawn: false,
    },
    ...{ fileKey: "key-1", byteCount: 7, sha256: Buffer.alloc(32, 1), pageCount: 3 },
  };
  const other = { ...one, id: "b".repeat(22), reference: "L-10", fileKey: "key-2" };
  for (const each of [one, other]) await saveReading(db(), each);
  const changed: StoredReading = {
    ...{
      ...one,
      version: 2,
      titleFr: "Deux",
      titleEn: null,
      category: 3,
      demand: 1,
      publishedDate: "2026-11-02",
    },
    ...{ deadline: null, daysToRead: null, audience: 2, isWithdrawn: true, fileKey: "key-3", byteCount: 8 },
    ...{ sha256: Buffer.alloc(32, 2), pageCount: 4 },
  };
  await saveReading(db(), changed);
  const kept = (reference: string) => lockReadingByReference(db(), reference);
  expect([await kept("L-1"), await kept("L-10"), await kept("L")]).toEqual([changed, other, null]);
  expect([await findReadingId(db(), "L-1"), await findReadingId(db(), "L")]).toEqual([one.id, null]);
  expect(await removeReadingsUnder(db(), "L-10")).toEqual(["key-2"]);
  expect([await kept("L-1"), await kept("L-10")]).toEqual([changed, null]);
});

it("a document is found by its recipients until it is withdrawn, and told of until it is read (READING-11, READING-12)", async () => {
  const [ana, zoe] = [await babysitter("A"), await babysitter("Z")];
  const [id, other] = [await insertReading(db(), ana, "2026-11-30"), await insertReading(db(), zoe)];
  const { pool } = database.connection;
  const found = async (personId: number, document = id) => [
    (await listReadingsOf(pool, personId)).map((one) => one.id),
    (await findReadingOf(pool, personId, document))?.deadline,
    (await findReadingFile(db(), personId, document))?.fileKey,
    (await findReadingToTell(db(), personId, document))?.deadline,
    (await lockReading(db(), personId, document))?.demand,
  ];
  expect(await found(ana)).toEqual([[id], "2026-11-30", id, "2026-11-30", 2]);
  expect(await found(zoe)).toEqual([[other], undefined, undefined, undefined, undefined]);
  await sql`UPDATE reading_recipient SET opened_at = ${at}, read_at = ${at} WHERE reading_id = ${id}`.execute(
    db(),
  );
  expect(await found(ana)).toEqual([[id], "2026-11-30", id, undefined, 2]);
  await change(id, "is_withdrawn = true");
  expect(await found(ana)).toEqual([[], undefined, undefined, undefined, undefined]);
});

it("a mark stays as it was made first, on one document of one person, with its proof (READING-08, READING-09)", async () => {
  const [ana, zoe] = [await babysitter("A"), await babysitter("Z")];
  const [id, other] = [await insertReading(db(), ana), await insertReading(db(), ana)];
  await insertNamed(db(), id, zoe, today);
  const mark = (when: Date, which = id) =>
    insertMark(db(), {
      ...{
        personId: ana,
        id: which,
        mark: "opened",
        how: null,
        at: when,
        address: "192.0.2.1",
        browser: "b",
      },
    });
  await mark(at);
  await mark(new Date("2026-11-24T07:00:00Z"));
  const { rows } = await sql<object>`SELECT reading_id AS id, person_id AS person, opened_at AS at
    FROM reading_recipient WHERE opened_at IS NOT NULL OR read_at IS NOT NULL`.execute(db());
  expect(rows).toEqual([{ id, person: ana, at }]);
  await change(other, "is_withdrawn = true");
  await mark(at, other);
  const proofs =
    await sql<object>`SELECT reading_id AS id, version, person_id AS person, mark, at, address, browser
    FROM reading_proof`.execute(db());
  expect(proofs.rows).toEqual([
    { ...{ id, version: 1, person: ana, mark: "opened", at }, ...{ address: "192.0.2.1", browser: "b" } },
  ]);
});

it("the agency reads how far each is by document and name, of one document whatever became of it (READING-18)", async () => {
  const zoe = await babysitter("Z", { first_name: "Ana", last_name: "Zola" });
  const [b, a] = [
    await babysitter("B", { first_name: "Béa", last_name: "Abel" }),
    await babysitter("A", { first_name: "Ana", last_name: "Abel" }),
  ];
  const gone = await babysitter("G", { deactivated_at: at });
  const ids = [
    await insertReading(db(), zoe),
    await insertReading(db(), zoe),
    await insertReading(db(), zoe),
  ];
  for (const [index, id] of ids.entries()) await change(id, `reference = 'L-${3 - index}'`);
  const [third, second, first] = ids;
  for (const person of [b, a, gone]) await insertNamed(db(), second ?? "", person, today);
  await change(third ?? "", "is_withdrawn = true");
  const told = async (reference: string | null) =>
    (await listProgress(db(), reference)).map((one) => `${one.reference} ${one.personReference}`);
  expect(await told(null)).toEqual(["L-1 Z", "L-2 A", "L-2 B", "L-2 Z"]);
  expect([await told("L-3"), await told("L-1"), await told("L")]).toEqual([["L-3 Z"], ["L-1 Z"], []]);
  expect(first).toBe(await findReadingId(db(), "L-1"));
});

it.each([
  [0, false, false, false],
  [1, false, false, true],
  [1, true, false, false],
  [2, true, false, true],
  [2, true, true, false],
])(
  "a document of which %i is asked, read: %s, confirmed: %s, is left to do: %s, until one’s own day (READING-11)",
  async (demand, isRead, isConfirmed, isLeft) => {
    const ana = await babysitter("A");
    const id = await insertReading(db(), ana, "2026-11-30");
    await change(id, `demand = ${demand}, deadline = '2026-12-24'`);
    const [read, confirmed] = [isRead ? at : null, isConfirmed ? at : null];
    await sql`UPDATE reading_recipient SET opened_at = ${at}, read_at = ${read}, confirmed_at = ${confirmed}`.execute(
      db(),
    );
    // What is left to somebody else, or was withdrawn, is not.
    await insertReading(db(), await babysitter("Z"));
    await change(await insertReading(db(), ana), "is_withdrawn = true");
    const { rows } = await database.connection.pool.query(readingsToRead.query, [ana]);
    expect(rows.map(({ key, deadline }) => [key, deadline])).toEqual(isLeft ? [[id, "2026-11-30"]] : []);
  },
);
