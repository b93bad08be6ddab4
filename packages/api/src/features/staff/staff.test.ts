import { permissions, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertStaff } from "../../testing/signedIn.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, untilHeard } from "../../testing/testApp.ts";
import { enrol } from "../../testing/testSecondFactor.ts";
import { byCommand } from "../audit/index.ts";
import { staffCommand } from "./command/staff.ts";
import { giveFunctions } from "./staff.actions.ts";

let portal: TestApp;
let member: TestPerson;
let reference: string;
let said: string[];
let count = 0;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  count += 1;
  reference = `AGE-${count}`;
  member = await insertPerson(db(), "Agency", { agency_reference: reference });
  said = [];
});

const db = () => portal.database.connection.db;
const give = (...functions: StaffFunction[]) => giveFunctions(db(), byCommand, reference, functions);
const run = (...args: string[]) =>
  staffCommand(args, {
    connection: portal.database.connection,
    fileStore: portal.fileStore,
    now: portal.deps.now(),
    print: (line) => said.push(line),
    printError: (line) => said.push(line),
  });
const informationOf = async (cookie: string) =>
  portal.call("GET", "/Authentication/GetMyInformation", { cookie });
const staffOf = async ({ userName }: TestPerson) =>
  (await informationOf(await portal.signIn(userName))).json().staff;

describe("what somebody of the agency may do", () => {
  it("is told with their information, as their functions permit (STAFF-02, STAFF-04)", async () => {
    expect(await staffOf(member)).toEqual({ functions: [], permissions: [] });
    await give("reader");
    const { functions, permissions: permitted } = await staffOf(member);
    expect(functions).toEqual(["reader"]);
    expect(permitted).toContain("desk.read");
    expect(permitted).not.toContain("people.read-private");
    await give("administrator", "reader");
    expect(await staffOf(member)).toEqual({ functions: ["administrator", "reader"], permissions });
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
    expect(await staffOf(member)).toEqual({ functions: [], permissions: [] });
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

describe("npm run staff", () => {
  it("lists the agency’s people with their functions, and says how to make an administrator (STAFF-17)", async () => {
    await sql`DELETE FROM staff`.execute(db());
    expect(await run()).toBe(0);
    expect(said).toContain(`Camille Durand (${reference})\u00a0: aucune fonction`);
    expect(said.at(-1)).toContain("npm run staff -- --functions RÉFÉRENCE administrator");
    said = [];
    expect(await run("--functions", reference, "administrator", "coordinator", "--lang", "en")).toBe(0);
    expect(said).toEqual([`${reference}: Administration, Coordination. Their open sessions have ended.`]);
    said = [];
    await run();
    expect(said).toContain(`Camille Durand (${reference})\u00a0: Administration, Coordination`);
    expect(said.join()).not.toContain("RÉFÉRENCE");
  });

  it.each([
    [["--functions", "NOBODY-1", "reader"], 2, "Aucun compte actif de l’agence n’a la référence NOBODY-1."],
    [["--functions", "NOBODY-1"], 1, "Usage\u00a0: npm run staff"],
    [["--functions", "NOBODY-1", "boss"], 1, "«\u00a0boss\u00a0» n’est pas connu. Usage"],
    [["reader"], 1, "«\u00a0reader\u00a0» n’est pas connu."],
    [["--fire", "X"], 1, "«\u00a0--fire\u00a0» n’est pas connu."],
  ])("ends with one sentence when it can do nothing: %j (STAFF-17)", async (args, code, sentence) => {
    expect(await run(...args)).toBe(code);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(sentence);
  });

  it("tells whom it gives functions to, by letter (STAFF-13, STAFF-17)", async () => {
    await run("--functions", reference, "reader");
    const kinds = (await recordsOf(db(), member.personId)).map(({ kind }) => kind);
    expect(kinds).toEqual(["staff.functions-changed"]);
  });

  it("leaves the last administrator who can get in (STAFF-07, STAFF-17)", async () => {
    await sql`DELETE FROM staff`.execute(db());
    await give("administrator");
    await enrol(portal, member);
    expect(await run("--functions", reference, "reader")).toBe(1);
    expect(said).toEqual(["Il doit rester au moins un administrateur actif."]);
    const other = await insertStaff(portal, ["administrator"]);
    expect(await run("--functions", reference, "reader", "--lang", "en")).toBe(1);
    expect(said.at(-1)).toBe("At least one active administrator must remain.");
    await enrol(portal, other);
    expect(await run("--functions", reference, "reader")).toBe(0);
  });

  it("gives no function to a family", async () => {
    const parent = await insertPerson(db(), "Parent", { agency_reference: `PAR-${count}` });
    expect(await run("--functions", `PAR-${count}`, "reader")).toBe(2);
    expect(await staffOf(parent)).toBeUndefined();
  });
});
