import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { ImportNews } from "../../../importing/importNews.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { withImportSession } from "../importSession.store.ts";
import { tellOfNews } from "./tellOfNews.ts";

const now = new Date("2026-11-27T10:00:00Z");
const circumstances = { today: "2026-11-27", now, quiet: false, isInOldPortal: false };
const turn = { importId: null, onWait: () => undefined, interruption: undefined };
let database: TestDatabase;
let person: TestPerson;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  person = await insertPerson(database.connection.db, "Parent");
});

const news = (reference: string, more: Partial<ImportNews> = {}): ImportNews => ({
  personId: person.personId,
  day: "2026-11-27",
  one: { kind: "contracts.to-sign", facts: { reference }, link: "/client/contrats" },
  several: (count) => ({ kind: "contracts.to-sign", facts: { count }, link: "/client/contrats" }),
  ...more,
});
const byLetter = (reference: string, more: Partial<ImportNews> = {}) =>
  news(reference, { letter: (count) => ({ kind: "billing.new-invoices", payload: { count } }), ...more });
const told = async () =>
  (
    await database.connection.pool.query<{ facts: object }>(
      "SELECT facts FROM notification WHERE person_id = $1 ORDER BY id",
      [person.personId],
    )
  ).rows.map(({ facts }) => facts);
const letters = async () => (await recordsOf(database.connection.db, person.personId)).length;

/** Tells of lots of an import, one transaction after the other, as a large file arrives. */
const arrive = (...lots: readonly (readonly ImportNews[])[]) =>
  withImportSession(database.connection, turn, async (session) => {
    for (const lot of lots)
      await session.transaction().execute((transaction) => tellOfNews(transaction, lot, circumstances));
  });

it("one notice counts what all lots of an import brought, and one letter goes (SPACE-31)", async () => {
  await arrive([byLetter("GE-1")], [byLetter("GE-2"), byLetter("GE-3")], [byLetter("GE-4")]);
  expect([await told(), await letters()]).toEqual([[{ count: 4 }], 1]);
});

it("the next import tells of its own alone (SPACE-31)", async () => {
  await arrive([byLetter("GE-1"), byLetter("GE-2")]);
  await arrive([byLetter("GE-3")]);
  expect([await told(), await letters()]).toEqual([[{ count: 2 }, { reference: "GE-3" }], 2]);
});

it("the letter goes with the first that has one, though others were told before it (SPACE-31)", async () => {
  await arrive([news("GE-1")], [byLetter("GE-2")], [byLetter("GE-3")]);
  expect([await told(), await letters()]).toEqual([[{ count: 3 }], 1]);
});

it.each([
  ["2026-09-28", 1],
  ["2026-09-27", 0],
])("what bears the day %s is told %i times: sixty days are not old (SPACE-30)", async (day, times) => {
  await arrive([byLetter("GE-1", { day })]);
  expect([(await told()).length, await letters()]).toEqual([times, times]);
});
