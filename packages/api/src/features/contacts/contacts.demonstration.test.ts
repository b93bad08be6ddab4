import { afterAll, beforeAll, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { insertAssignment, insertMember } from "../../testing/stores/testTeam.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { removeMembersUnder } from "./contacts.import.store.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it("colleagues of the demonstration go with it, unless somebody is looked after by them in any role", async () => {
  const { db } = portal.database.connection;
  const roles = ["sales_representative", "account_manager", "hr_contact", "referent"] as const;
  for (const role of [...roles, "nobody"]) await insertMember(db, `TRIED-${role}`);
  await insertMember(db, "OTHER-1");
  for (const role of roles) {
    const { personId } = await insertPerson(db, "BabySitter");
    await insertAssignment(db, personId, { [role]: `TRIED-${role}` });
  }
  await removeMembersUnder(db, "TRIED-");
  const { rows } = await portal.database.owner.query(
    "SELECT agency_reference FROM team_member WHERE agency_reference ~ '^(TRIED|OTHER)' ORDER BY 1",
  );
  expect(rows.map(({ agency_reference }) => agency_reference)).toEqual(
    ["OTHER-1", ...roles.map((role) => `TRIED-${role}`)].toSorted(),
  );
});
