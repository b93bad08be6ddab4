import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { insertAssignment, insertMember } from "../../../testing/stores/testTeam.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import {
  beginFollowUp,
  handOverRenewals,
  isReminded,
  noteReminder,
  removeOldFollowUps,
  saveFollowUp,
} from "./followUps.store.ts";

let database: TestDatabase;
let leaver: number;
let heir: number;
const year = 2026;
beforeAll(async () => {
  database = await testDatabase();
  leaver = await inserted("Agency");
  heir = await inserted("Agency");
});
afterAll(() => database.drop());
beforeEach(() => sql`DELETE FROM renewal_follow_up`.execute(db()));

const db = () => database.connection.db;
const inserted = async (role: PersonKind | "Agency") => (await insertPerson(db(), role)).personId;
const followed = async (personId: number) =>
  (
    await sql<object>`SELECT state, owner_id AS owner, version FROM renewal_follow_up WHERE person_id = ${personId}`.execute(
      db(),
    )
  ).rows[0];

it.each([
  [null, true],
  ["to-do", true],
  ["under-way", true],
  ["done", false],
  ["dropped", false],
] as const)(
  "an answer that is %s goes to who takes over from a colleague: %s (STAFF-14)",
  async (state, goes) => {
    const [own, other] = [await inserted("Parent"), await inserted("Parent")];
    await saveFollowUp(db(), year, own, { state, ownerId: leaver, note: null });
    await saveFollowUp(db(), year, other, { state, ownerId: heir, note: null });
    const count = await handOverRenewals(db(), leaver, { userId: heir, functions: ["coordinator"] });
    expect([count, await followed(own), await followed(other)]).toEqual([
      goes ? 1 : 0,
      { state, owner: goes ? heir : leaver, version: goes ? 2 : 1 },
      { state, owner: heir, version: 1 },
    ]);
  },
);

it("the answers of a colleague are nobody’s from then on where who takes over may not follow them (STAFF-14)", async () => {
  const [parent, babysitter] = [await inserted("Parent"), await inserted("BabySitter")];
  for (const personId of [parent, babysitter])
    await saveFollowUp(db(), year, personId, { state: "to-do", ownerId: leaver, note: null });
  const count = await handOverRenewals(db(), leaver, { userId: heir, functions: ["recruiter"] });
  expect([count, await followed(parent), await followed(babysitter)]).toMatchObject([
    1,
    { owner: null },
    { owner: heir },
  ]);
  expect(await handOverRenewals(db(), heir, null)).toBe(0);
  expect(await followed(babysitter)).toMatchObject({ owner: null });
});

it("an answer waits for the account of who looks after the person, and stays whose it is (AGREN-09)", async () => {
  const [parent, babysitter, nobodys] = [
    await inserted("Parent"),
    await inserted("BabySitter"),
    await inserted("Parent"),
  ];
  await insertMember(db(), "S-1", { person_id: leaver });
  await insertMember(db(), "S-2", { person_id: heir });
  await insertAssignment(db(), parent, { sales_representative: "S-1", hr_contact: "S-2" });
  await insertAssignment(db(), babysitter, { sales_representative: "S-1", hr_contact: "S-2" });
  const begin = (personId: number, role: PersonKind) =>
    beginFollowUp(db(), { personId, role, year, contactDate: null });
  await begin(parent, "Parent");
  await begin(babysitter, "BabySitter");
  await begin(nobodys, "Parent");
  expect([await followed(parent), await followed(babysitter), await followed(nobodys)]).toEqual([
    { state: "to-do", owner: leaver, version: 1 },
    { state: "to-do", owner: heir, version: 1 },
    { state: "to-do", owner: null, version: 1 },
  ]);
  await saveFollowUp(db(), year, parent, { state: "done", ownerId: heir, note: null });
  await begin(parent, "Parent");
  expect(await followed(parent)).toEqual({ state: "to-do", owner: heir, version: 3 });
});

it("somebody who was reminded of one year was not of another, and is counted without another version (AGREN-21)", async () => {
  const [reminded, other] = [await inserted("Parent"), await inserted("Parent")];
  await noteReminder(db(), year, reminded, new Date("2026-06-01T09:00:00Z"));
  await noteReminder(db(), year, reminded, new Date("2026-06-09T09:00:00Z"));
  await saveFollowUp(db(), year, other, { state: null, ownerId: null, note: null });
  const { rows } = await sql<object>`SELECT reminders, version, last_reminded_at AS at FROM renewal_follow_up
    WHERE person_id = ${reminded}`.execute(db());
  expect(rows).toEqual([{ reminders: 2, version: 1, at: new Date("2026-06-09T09:00:00Z") }]);
  expect([
    await isReminded(db(), reminded, year),
    await isReminded(db(), reminded, year - 1),
    await isReminded(db(), other, year),
  ]).toEqual([true, false, false]);
});

it("what was noted of years before one goes, that of the year stays (AGREN-21)", async () => {
  const [old, kept] = [await inserted("Parent"), await inserted("Parent")];
  await saveFollowUp(db(), year - 1, old, { state: "done", ownerId: null, note: null });
  await saveFollowUp(db(), year, kept, { state: "done", ownerId: null, note: null });
  await removeOldFollowUps(db(), year);
  expect([await followed(old), await followed(kept)]).toEqual([undefined, expect.anything()]);
});
