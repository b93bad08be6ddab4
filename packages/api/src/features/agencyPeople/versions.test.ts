import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { insertAssignment, insertMember } from "../../testing/stores/testTeam.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { saveAssignments } from "../contacts/contacts.import.store.ts";
import { updateLastSeen } from "../people/index.ts";

let database: TestDatabase;
let person: TestPerson;
beforeAll(async () => {
  database = await testDatabase();
  person = await insertPerson(db(), "BabySitter", { agency_reference: "V-1" });
  await sql`INSERT INTO profile (person_id) VALUES (${person.personId})`.execute(db());
  await insertMember(db(), "R-1", { is_enabled: true });
});
afterAll(() => database.drop());

const db = () => database.connection.db;
const version = async () =>
  (await sql<{ version: number }>`SELECT version FROM person WHERE id = ${person.personId}`.execute(db()))
    .rows[0]?.version ?? 0;

it.each([
  ["email", "'other@example.fr'"],
  ["first_name", "'Autre'"],
  ["phone_number", "'+33639980001'"],
  ["birth_date", "'1990-01-01'"],
  ["has_been_interviewed", "true"],
  ["locale", "'en'"],
  ["password_hash", "NULL"],
  ["agency_reference", "'V-2'"],
])(
  "another %s is another version of a person, and the same one is none (FOLKS-32)",
  async (column, value) => {
    const before = await version();
    for (const _ of ["changed", "the same"])
      await sql`UPDATE person SET ${sql.ref(column)} = ${sql.raw(value)} WHERE id = ${person.personId}`.execute(
        db(),
      );
    expect(await version()).toBe(before + 1);
  },
);

it("another contact or another situation makes another version (FOLKS-32)", async () => {
  const before = await version();
  await insertAssignment(db(), person.personId, { referent: "R-1" });
  await sql`UPDATE profile SET current_situation = 1 WHERE person_id = ${person.personId}`.execute(db());
  await sql`UPDATE profile SET has_driving_licence = true WHERE person_id = ${person.personId}`.execute(db());
  expect(await version()).toBe(before + 2);
  const nobody = { salesRepresentative: null, accountManager: null, hrContact: null, referent: null };
  await saveAssignments(db(), [{ reference: "V-2", ...nobody, referentEndDay: null }]);
  expect(await version()).toBe(before + 3);
});

it("a visit makes none, and an earlier one is not noted after a later one (FOLKS-32, FOLKS-48)", async () => {
  const before = await version();
  const later = new Date("2026-11-24T10:00:00Z");
  await updateLastSeen(db(), person.personId, later);
  await updateLastSeen(db(), person.personId, new Date("2026-11-24T09:00:00Z"));
  const { rows } = await sql<{
    at: Date;
  }>`SELECT last_seen_at AS at FROM person WHERE id = ${person.personId}`.execute(db());
  expect([rows[0]?.at, await version()]).toEqual([later, before]);
});
