import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { insertAssignment, insertMember } from "../../../testing/stores/testTeam.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { insertSurvey } from "../surveys.store.ts";
import { beginFollowUp, handOverSurveys, saveFollowUp } from "./surveyFollowUps.store.ts";

let database: TestDatabase;
let leaver: number;
let heir: number;
beforeAll(async () => {
  database = await testDatabase();
  await sql`INSERT INTO survey_configuration VALUES (1, 1, '{}', now())`.execute(db());
  [leaver, heir] = [
    (await insertPerson(db(), "Agency")).personId,
    (await insertPerson(db(), "Agency")).personId,
  ];
});
afterAll(() => database.drop());
beforeEach(() => sql`DELETE FROM survey_follow_up`.execute(db()));

const db = () => database.connection.db;
const begun = async (personId?: number) =>
  insertSurvey(
    db(),
    { personId: personId ?? (await insertPerson(db(), "Parent")).personId, surveyType: 1, version: 1 },
    new Date("2026-03-01T09:00:00Z"),
  );
const followed = async (id: number) =>
  (
    await sql<object>`SELECT state, owner_id AS owner, version FROM survey_follow_up WHERE survey_id = ${id}`.execute(
      db(),
    )
  ).rows[0];

it.each([
  ["to-do", true],
  ["under-way", true],
  ["quoted", false],
  ["dropped", false],
] as const)(
  "a survey that is %s goes to who takes over from a colleague: %s (STAFF-14)",
  async (state, goes) => {
    const [own, other] = [await begun(), await begun()];
    await saveFollowUp(db(), own, { state, ownerId: leaver, note: null });
    await saveFollowUp(db(), other, { state, ownerId: heir, note: null });
    const count = await handOverSurveys(db(), leaver, { userId: heir, functions: ["coordinator"] });
    expect([count, await followed(own), await followed(other)]).toEqual([
      goes ? 1 : 0,
      { state, owner: goes ? heir : leaver, version: goes ? 2 : 1 },
      { state, owner: heir, version: 1 },
    ]);
  },
);

it.each([
  ["administrator", true],
  ["coordinator", true],
  ["recruiter", false],
  ["reader", false],
  [null, false],
] as const)(
  "a survey of a colleague goes to who takes over with the function %s: %s, else it is nobody’s (STAFF-14)",
  async (one, takes) => {
    const id = await begun();
    await saveFollowUp(db(), id, { state: "to-do", ownerId: leaver, note: null });
    const count = await handOverSurveys(db(), leaver, one && { userId: heir, functions: [one] });
    expect([count, await followed(id)]).toEqual([
      takes ? 1 : 0,
      { state: "to-do", owner: takes ? heir : null, version: 2 },
    ]);
  },
);

it("a finished survey waits for the account of who looks after the family, and stays whose it is (AGSUR-06)", async () => {
  const [family, other] = [await insertPerson(db(), "Parent"), await insertPerson(db(), "Parent")];
  await insertMember(db(), "S-1", { person_id: leaver });
  await insertMember(db(), "S-2", { person_id: heir });
  await insertAssignment(db(), family.personId, { sales_representative: "S-2" });
  await insertAssignment(db(), other.personId, { sales_representative: "S-1" });
  const [id, theirs, nobodys] = [await begun(family.personId), await begun(other.personId), await begun()];
  for (const one of [id, theirs, nobodys]) await beginFollowUp(db(), one);
  expect(await Promise.all([id, theirs, nobodys].map(followed))).toMatchObject([
    { owner: heir },
    { owner: leaver },
    { owner: null },
  ]);
  await saveFollowUp(db(), id, { state: "dropped", ownerId: leaver, note: null });
  await beginFollowUp(db(), id);
  expect(await followed(id)).toEqual({ state: "to-do", owner: leaver, version: 3 });
});
