import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { findLink, removeLink, saveLink, updateFetched, updatePlace } from "./calendarLink.store.ts";

let database: TestDatabase;
let own: number;
let other: number;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query("TRUNCATE person, person_word, calendar_link CASCADE");
  own = (await insertPerson(db(), "BabySitter", { locale: "en" })).personId;
  other = (await insertPerson(db(), "Parent")).personId;
  await make(other);
});

const db = () => database.connection.db;
const make = (personId: number, first = 7, withPlace = false) =>
  saveLink(db(), { personId, first, withPlace, now: new Date("2026-11-23T08:00:00Z") });
const find = (personId = own) => findLink(database.connection.pool, personId);
const theirs = { generation: 7, withPlace: false, lastFetchedDate: null, role: "Parent", locale: "fr" };

it("a new link takes the place of the one before, under the next number of its person alone", async () => {
  expect([await find(), await make(own)]).toEqual([null, { generation: 7, isFirst: true }]);
  await updateFetched(db(), { personId: own, generation: 7 }, "2026-11-23");
  const first = { ...theirs, role: "BabySitter", locale: "en", lastFetchedDate: "2026-11-23" };
  expect(await find()).toEqual(first);
  expect(await make(own, 3, true)).toEqual({ generation: 8, isFirst: false });
  expect(await find()).toEqual({ ...first, generation: 8, withPlace: true, lastFetchedDate: null });
  // The last number that there is comes before the first.
  await sql`UPDATE calendar_link SET generation = 2147483647 WHERE person_id = ${own}`.execute(db());
  expect(await make(own)).toEqual({ generation: 1, isFirst: false });
  expect(await find(other)).toEqual(theirs);
});

it("what is read by a former link is noted nowhere", async () => {
  await make(own);
  await updateFetched(db(), { personId: own, generation: 6 }, "2026-11-23");
  expect(await find()).toMatchObject({ lastFetchedDate: null });
  await updateFetched(db(), { personId: own, generation: 7 }, "2026-11-24");
  expect([(await find())?.lastFetchedDate, await find(other)]).toEqual(["2026-11-24", theirs]);
});

it("a place is put in or taken out of one calendar, and a link ends alone", async () => {
  expect([await updatePlace(db(), own, true), await removeLink(db(), own)]).toEqual([null, false]);
  await make(own);
  const changed: unknown[] = [];
  for (const withPlace of [true, true, false]) changed.push(await updatePlace(db(), own, withPlace));
  expect([changed, await find(other)]).toEqual([[true, false, true], theirs]);
  await updatePlace(db(), own, true);
  expect((await find())?.withPlace).toBe(true);
  expect([await removeLink(db(), own), await find(), await find(other)]).toEqual([true, null, theirs]);
});

it.each(["deactivated_at = now()", "blocked_at = now(), block_reason = 'Essai'"])(
  "the link of who may not sign in is none: %s",
  async (change) => {
    await make(own);
    await sql`UPDATE person SET ${sql.raw(change)} WHERE id = ${own}`.execute(db());
    expect([await find(), (await find(other))?.generation]).toEqual([null, 7]);
  },
);
