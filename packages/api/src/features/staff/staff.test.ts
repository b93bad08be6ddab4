import { permissions, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, untilHeard } from "../../testing/testApp.ts";
import { byCommand } from "../audit/index.ts";
import { giveFunctions } from "./staff.actions.ts";

let portal: TestApp;
let member: TestPerson;
let reference: string;
let count = 0;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  count += 1;
  reference = `AGE-${count}`;
  member = await insertPerson(db(), "Agency", { agency_reference: reference });
});

const db = () => portal.database.connection.db;
const give = (...functions: StaffFunction[]) => giveFunctions(db(), byCommand, reference, functions);
const informationOf = async (cookie: string) =>
  portal.call("GET", "/Authentication/GetMyInformation", { cookie });
const staffOf = async ({ userName }: TestPerson) =>
  (await informationOf(await portal.signIn(userName))).json().staff;

describe("what somebody of the agency may do", () => {
  it("is told with their information, as their functions permit (STAFF-02, STAFF-04)", async () => {
    expect(await staffOf(member)).toEqual({ functions: [], permissions: [], mustChangePassword: false });
    await give("reader");
    const { functions, permissions: permitted } = await staffOf(member);
    expect(functions).toEqual(["reader"]);
    expect(permitted).toContain("desk.read");
    expect(permitted).not.toContain("people.read-private");
    await give("administrator", "reader");
    expect(await staffOf(member)).toEqual({
      functions: ["administrator", "reader"],
      permissions,
      mustChangePassword: false,
    });
  });

  it.each(["Parent", "BabySitter"] as const)("is nothing that a %s hears of (STAFF-04)", async (role) => {
    const person = await insertPerson(db(), role);
    const information = (await informationOf(await portal.signIn(person.userName))).json();
    expect(information).not.toHaveProperty("staff");
  });

  it("is nothing of a function of a later version, nor of somebody of another role", async () => {
    await give("reader");
    const known = "staff_have_functions_that_are_known";
    const { owner } = portal.database;
    const { rows } = await owner.query(
      `SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = '${known}'`,
    );
    await owner.query(`ALTER TABLE staff DROP CONSTRAINT ${known}`);
    await sql`UPDATE staff SET functions = '{payroll}' WHERE person_id = ${member.personId}`.execute(db());
    expect(await staffOf(member)).toEqual({ functions: [], permissions: [], mustChangePassword: false });
    await give("reader");
    await owner.query(`ALTER TABLE staff ADD CONSTRAINT ${known} ${rows[0].rule}`);
    await sql`UPDATE person SET role = 'Parent' WHERE id = ${member.personId}`.execute(db());
    expect(await staffOf(member)).toBeUndefined();
    expect(await give("reader")).toBe(false);
  });
});

describe("a change of functions", () => {
  it("ends their sessions, and those of nobody else (STAFF-05)", async () => {
    const colleague = await insertPerson(db(), "Agency");
    const [own, other] = [await portal.signIn(member.userName), await portal.signIn(colleague.userName)];
    await give("recruiter");
    await untilHeard(async () => (await informationOf(own)).statusCode === 401);
    expect((await informationOf(other)).statusCode).toBe(200);
    const cookie = await portal.signIn(member.userName);
    // What they do already is no change.
    await give("recruiter");
    expect((await informationOf(cookie)).statusCode).toBe(200);
    const acts = (await listAudit(db(), member.personId)).filter(({ action }) => action.startsWith("staff."));
    expect(acts.map(({ action }) => action)).toEqual(["staff.functions-changed"]);
  });

  it("is refused by the database where it would leave none, or one that is not known (STAFF-39)", async () => {
    await give("reader");
    for (const [functions, constraint] of [
      ["{}", "who_is_there_has_a_function"],
      ["{boss}", "staff_have_functions_that_are_known"],
    ])
      await expect(
        sql`UPDATE staff SET functions = ${functions} WHERE person_id = ${member.personId}`.execute(db()),
      ).rejects.toMatchObject({ constraint });
  });
});
