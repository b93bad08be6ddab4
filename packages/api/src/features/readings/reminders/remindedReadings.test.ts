import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { updateSent } from "../../../mail/letters.store.ts";
import { addLetters } from "../../../mail/letters.ts";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { insertReading } from "../../../testing/stores/testReadings.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { listProgress } from "../readings.progress.store.ts";
import { listStillToDo, lockPeopleToRemind, reminderKind, takeToRemind } from "./reminders.store.ts";

let database: TestDatabase;
const notSince = new Date("2026-11-22T07:00:00Z");
const now = new Date("2026-11-23T07:00:00Z");
const reminding = { deadlines: ["2026-11-30", "2026-12-01"], today: "2026-11-23", now, notSince };
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() => sql`DELETE FROM reading_recipient`.execute(db()));

const db = () => database.connection.db;
const babysitter = async (given: object = {}) => (await insertPerson(db(), "BabySitter", given)).personId;
/** Gives somebody a document to confirm by the first of these days, since ten days ago, and its id. */
async function given(personId: number, recipient = "", reading = "") {
  const id = await insertReading(db(), personId, "2026-11-30");
  if (recipient)
    await sql`UPDATE reading_recipient SET ${sql.raw(recipient)} WHERE reading_id = ${id}`.execute(db());
  if (reading) await sql`UPDATE reading SET ${sql.raw(reading)} WHERE id = ${id}`.execute(db());
  return id;
}
const read = "opened_at = now(), read_at = now()";

describe("somebody who has a document to read", () => {
  it.each([
    ["to confirm", true, "", ""],
    ["to confirm, read", true, read, ""],
    ["confirmed", false, `${read}, confirmed_at = now()`, ""],
    ["to read", true, "", "demand = 1"],
    ["to read, and read", false, read, "demand = 1"],
    ["of which nothing is asked", false, "", "demand = 0"],
    ["that is withdrawn", false, "", "is_withdrawn = true"],
    ["by the other day", true, "deadline = '2026-12-01'", ""],
    ["by another day", false, "deadline = '2026-12-02'", ""],
    ["since yesterday", true, "added_on = '2026-11-22'", ""],
    ["since today", false, "added_on = '2026-11-23'", ""],
    ["of which they were reminded a day ago", true, "last_reminded_at = '2026-11-22T07:00:00Z'", ""],
    ["of which they were reminded since", false, "last_reminded_at = '2026-11-22T07:00:01Z'", ""],
  ])("is reminded of one %s: %s (READING-17)", async (_, isDue, recipient, reading) => {
    const personId = await babysitter();
    const id = await given(personId, recipient, reading);
    expect(await lockPeopleToRemind(db(), reminding, 0, 10)).toEqual(isDue ? [personId] : []);
    expect(await takeToRemind(db(), reminding, [personId])).toEqual(isDue ? [{ personId, ids: [id] }] : []);
    const { rows } =
      await sql<object>`SELECT reminders, last_reminded_at AS at FROM reading_recipient`.execute(db());
    if (isDue) expect(rows).toEqual([{ reminders: 1, at: now }]);
    else expect(rows).toMatchObject([{ reminders: 0 }]);
  });

  it.each([
    [reminderKind, "2026-11-22T07:00:00Z", true],
    [reminderKind, "2026-11-22T07:00:01Z", false],
    ["readings.added", "2026-11-22T07:00:01Z", true],
  ])("is reminded after a letter %s that left at %s: %s (READING-17)", async (kind, at, isDue) => {
    const personId = await babysitter();
    await given(personId);
    const [letter = ""] = await addLetters(db(), [{ kind, personId, locale: "fr" }], notSince);
    await updateSent(db(), letter, new Date(at));
    expect(await lockPeopleToRemind(db(), reminding, 0, 10)).toEqual(isDue ? [personId] : []);
    expect(await takeToRemind(db(), reminding, [personId])).toHaveLength(isDue ? 1 : 0);
  });

  it("is one of so many at a time, by their ids after another, who are still there (READING-17)", async () => {
    const [one, two, gone] = [
      await babysitter(),
      await babysitter(),
      await babysitter({ deactivated_at: now }),
    ];
    const three = await babysitter();
    for (const personId of [three, gone, two, one]) await given(personId);
    expect(await lockPeopleToRemind(db(), reminding, 0, 2)).toEqual([one, two]);
    expect(await lockPeopleToRemind(db(), reminding, two, 2)).toEqual([three]);
    expect((await takeToRemind(db(), reminding, [two, one])).map(({ personId }) => personId)).toEqual([
      one,
      two,
    ]);
  });
});

it("a reminder holds what is still to do, the earliest deadline first, then by title (READING-17)", async () => {
  const [own, other] = [await babysitter(), await babysitter()];
  const ids = [
    await given(own, "deadline = '2026-12-01'", "title_fr = 'A'"),
    ...(await Promise.all("CFBEDG".split("").map((title) => given(own, "", `title_fr = '${title}'`)))),
    await given(own, `${read}, confirmed_at = now()`),
    await given(own, "deadline = NULL"),
    await given(other),
  ];
  const listed = await listStillToDo(db(), own, ids);
  expect(listed.map(({ titleFr }) => titleFr)).toEqual([..."BCDEFG", "A"]);
  expect(await listStillToDo(db(), own, ids.slice(1, 2))).toHaveLength(1);
});

it("how far all are stands by document and by name, without those who left or what is withdrawn (READING-18)", async () => {
  const zoe = await babysitter({ first_name: "Zoé", last_name: "Abel" });
  const ana = await babysitter({ first_name: "Ana", last_name: "Zola" });
  const eve = await babysitter({ first_name: "Ève", last_name: "Abel" });
  const gone = await babysitter({ deactivated_at: now });
  const b = await given(ana, "", "reference = 'B'");
  await given(ana, "", "reference = 'A'");
  await given(ana, "", "reference = 'C', is_withdrawn = true");
  for (const personId of [eve, zoe, gone])
    await sql`INSERT INTO reading_recipient (reading_id, person_id, added_on) VALUES (${b}, ${personId}, '2026-11-12')`.execute(
      db(),
    );
  const told = async (reference: string | null) =>
    (await listProgress(db(), reference)).map((one) => `${one.reference} ${one.name}`);
  expect(await told(null)).toEqual(["A Ana Zola", "B Zoé Abel", "B Ève Abel", "B Ana Zola"]);
  expect(await told("C")).toEqual(["C Ana Zola"]);
});
