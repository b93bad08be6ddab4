import { type CompletionAnswers, missingSections } from "@ribambelle/domain/profile/profileSections";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { completionPairs } from "./completion.store.ts";

let database: TestDatabase;
let own: number;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query("TRUNCATE person, person_word CASCADE");
  own = (await insertPerson(db(), "BabySitter")).personId;
  const other = (await insertPerson(db(), "BabySitter")).personId;
  // Nothing that somebody else said counts.
  await run(photo("other", 1), other);
  await run(availability, other);
});

const db = () => database.connection.db;
const run = (statement: string, personId = own) =>
  database.owner.query(statement.replaceAll("$", String(personId)));
const photo = (name: string, state: number) =>
  `INSERT INTO photo (id, person_id, state, rejection_reason, created_at, decided_at)
    VALUES ('${name.padEnd(22, "x")}', $, ${state}, ${state === 2 ? "'Floue'" : "NULL"}, now(), ${state === 0 ? "NULL" : "now()"})`;
const availability = `INSERT INTO profile (person_id) VALUES ($);
  INSERT INTO availability (person_id, id, day, start_time, end_time) VALUES ($, 1, 1, '16:00', '19:00')`;
const profile = (columns = "", values = "") =>
  `INSERT INTO profile (person_id${columns && `, ${columns}`}) VALUES ($${values && `, ${values}`})`;
const missing = async () => {
  const { rows } = await sql<{ answers: CompletionAnswers }>`
    SELECT json_build_object(${sql.raw(completionPairs("p.id", "r"))}) AS answers
    FROM person p LEFT JOIN profile r ON r.person_id = p.id WHERE p.id = ${own}`.execute(db());
  return missingSections(rows[0]?.answers as CompletionAnswers);
};

it.each([
  ["no profile", []],
  ["an empty profile", [profile()]],
  ["a photo that was refused", [photo("own", 2)]],
  ["a title without words", [profile("advert_title", "'Titre'")]],
])("%s makes nothing complete (PROF-06, PROF-OP1)", async (_, statements) => {
  for (const statement of statements) await run(statement);
  expect(await missing()).toHaveLength(10);
});

it.each([
  ["photo", photo("own", 0)],
  ["photo", photo("own", 1)],
  ["advert", profile("advert_title, advert_description", "'a', 'b'")],
  ["availabilities", availability],
  ["searchFrequency", profile("search_frequency", "4")],
  ["services", profile("is_available_for_housework", "false")],
  ["situation", profile("professional_situation", "3")],
  ["education", profile("education_level", "1262")],
  ["education", profile("education_theme", "55")],
  ["education", profile("specific_diplomas", "'{1250}'")],
  ["transport", profile("has_driving_licence", "false")],
  ["languages", profile("spoken_languages", "'{116}'")],
])("%s is complete, and nothing else, by what is kept: %s (PROF-06, PROF-OP1)", async (name, statement) => {
  const before = await missing();
  await run(statement);
  expect(before.filter((one) => one !== name)).toEqual(await missing());
  expect(before).toContain(name);
});
