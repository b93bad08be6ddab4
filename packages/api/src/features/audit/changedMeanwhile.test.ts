import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { refusalOfFormer } from "./changedMeanwhile.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it("whoever comes too late reads who changed the same thing last, not another of the same person (AGUI-21)", async () => {
  const { db } = database.connection;
  const { personId } = await insertPerson(db, "Parent");
  for (const [first_name, subject] of [
    ["Ana", "2026"],
    ["Zoé", "2025"],
  ]) {
    const by = await insertPerson(db, "Agency", { first_name, last_name: "Abel" });
    await sql`INSERT INTO audit_entry (action, person_id, actor_id, subject, kind, at)
      VALUES ('renewals.followed', ${personId}, ${by.personId}, ${subject}, 'act', now())`.execute(db);
  }
  const named = async (...subjects: string[]) =>
    (await refusalOfFormer(db, personId, ["renewals.%"], subjects)).refusal.fr;
  expect(await named("2026")).toContain("Ana Abel");
  expect(await named("2025")).toContain("Zoé Abel");
});
