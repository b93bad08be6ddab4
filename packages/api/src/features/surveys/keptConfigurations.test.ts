import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import {
  findConfiguration,
  findRunningConfiguration,
  insertConfiguration,
  listConfigurations,
  removeConfiguration,
} from "./configurations.store.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query("TRUNCATE person, person_word, survey_configuration CASCADE");
  for (const [surveyType, version] of [
    [1, 1],
    [1, 3],
    [1, 2],
    [2, 4],
  ] as const)
    await insertConfiguration(
      db(),
      { surveyType, version, survey: { name: `${surveyType} ${version}` } as never },
      at(version),
    );
});

const db = () => database.connection.db;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));

it("a survey is asked in its newest version, and read in the one in which it was begun (SURVEY-02)", async () => {
  const of = (surveyType: 1 | 2, version: number) => ({
    ...{ surveyType, version, survey: { name: `${surveyType} ${version}` } },
  });
  expect([await findRunningConfiguration(db(), 1), await findRunningConfiguration(db(), 2)]).toEqual([
    of(1, 3),
    of(2, 4),
  ]);
  expect([await findConfiguration(db(), 1, 2), await findConfiguration(db(), 1, 4)]).toEqual([
    of(1, 2),
    null,
  ]);
});

it("versions are listed with what was begun and finished on each, the newest of each survey first (SURVEY-02)", async () => {
  for (const [type, version, finished] of [
    [1, 2, at(9)],
    [1, 2, null],
    [2, 4, null],
  ] as const) {
    const { personId } = await insertPerson(db(), "Parent");
    await sql`INSERT INTO survey (person_id, survey_type, version, started_at, saved_at, finished_at)
      VALUES (${personId}, ${type}, ${version}, ${at(8)}, ${at(9)}, ${finished})`.execute(db());
  }
  const listed = async (type: 1 | 2 | null = null) =>
    (await listConfigurations(db(), type)).map((one) => [
      ...[one.surveyType, one.version, one.begun, one.finished, one.loadedAt.getUTCMinutes()],
    ]);
  const ofFirst = [
    [1, 3, 0, 0, 3],
    [1, 2, 2, 1, 2],
    [1, 1, 0, 0, 1],
  ];
  expect([await listed(), await listed(1)]).toEqual([[...ofFirst, [2, 4, 1, 0, 4]], ofFirst]);
});

it("a version is removed alone, unless a survey was begun on it", async () => {
  await removeConfiguration(db(), 1, 3);
  await removeConfiguration(db(), 2, 1);
  const left = (await listConfigurations(db())).map(({ surveyType, version }) => `${surveyType} ${version}`);
  expect(left).toEqual(["1 2", "1 1", "2 4"]);
});
