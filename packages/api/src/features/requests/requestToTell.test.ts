import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { insertAssignment, insertMember } from "../../testing/stores/testTeam.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { findRequestToTell } from "./requestToTell.store.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
async function asked(member: string | null, state = "open"): Promise<number> {
  const { personId } = await insertPerson(db(), "Parent", { first_name: "Zoé", last_name: "Lefèvre" });
  if (member !== null) await insertAssignment(db(), personId, { sales_representative: member });
  const { rows } = await sql<{
    id: number;
  }>`INSERT INTO person_request (person_id, kind, way, asked_at, due_on, state, closed_at)
    VALUES (${personId}, 'access', 'phone', now(), '2026-12-20', ${state}, ${state === "open" ? null : new Date()}) RETURNING id`.execute(
    db(),
  );
  return rows[0]?.id ?? 0;
}

it.each([
  ["who works there", {}, true],
  ["whom families see no more", { is_enabled: false }, false],
  ["who has no address", { email: null }, false],
  ["who is no sales representative any more", { is_sales_representative: false }, false],
])("a request is told to the colleague %s, else to the agency", async (_, given, isTold) => {
  const member = `S-${Object.keys(given).join("")}`;
  await insertMember(db(), member, { first_name: "Ana", ...given });
  const told = await findRequestToTell(db(), await asked(member), "sales-representative");
  expect(told).toMatchObject({ name: "Zoé Lefèvre", dueOn: "2026-12-20" });
  expect([told?.email, told?.firstName]).toEqual(
    isTold ? [`${member.toLowerCase()}@example.fr`, "Ana"] : [null, null],
  );
});

it("a request is told to the agency where nobody looks after the person, and to nobody once it is answered", async () => {
  expect(await findRequestToTell(db(), await asked(null), "sales-representative")).toMatchObject({
    email: null,
  });
  expect(await findRequestToTell(db(), await asked(null, "done"), "sales-representative")).toBeNull();
});
