import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertStaff } from "../../testing/signedIn.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());

const refusedTo = async (personId: number) =>
  (
    await sql<object>`SELECT actor_id AS "actorId", subject, functions, times FROM audit_entry
      WHERE person_id = ${personId} AND action = 'request.refused' ORDER BY id`.execute(
      portal.database.connection.db,
    )
  ).rows;

describe("what somebody of the agency is refused", () => {
  it("is in the journal with the call: what is not theirs, and what is not there (STAFF-38)", async () => {
    const { personId, userName } = await insertStaff(portal, ["administrator"]);
    const cookie = await portal.signIn(userName);
    const parent = await insertPerson(portal.database.connection.db, "Parent");
    for (const id of [parent.personId, parent.personId, 999_999])
      expect((await portal.call("GET", `/Agency/Staff/${id}`, { cookie })).statusCode).toBe(404);
    expect(
      (await portal.call("GET", "/BabysitterProfile/GetMyBabySitterProfileCompletionRate", { cookie }))
        .statusCode,
    ).toBe(403);
    const shared = { actorId: personId, functions: ["administrator"] };
    expect(await refusedTo(personId)).toEqual([
      { ...shared, subject: "getStaffMember: request.not-found", times: 3 },
      { ...shared, subject: expect.stringMatching(/: request\.forbidden$/), times: 1 },
    ]);
  });

  it("is not noted of a family that asks for what is not there (STAFF-38)", async () => {
    const { personId, userName } = await insertPerson(portal.database.connection.db, "Parent");
    const cookie = await portal.signIn(userName);
    await portal.call("GET", "/User/nothing-there", { cookie });
    const answer = await portal.call("GET", "/document/nothing-there/download", { cookie });
    expect(answer.json()).toMatchObject({ code: "request.not-found" });
    expect(await refusedTo(personId)).toEqual([]);
  });
});
