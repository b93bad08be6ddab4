import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertStaff } from "../../../testing/signedIn.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { enrol } from "../../../testing/testSecondFactor.ts";
import { byCommand } from "../../audit/index.ts";
import { giveFunctions } from "../staff.actions.ts";
import { staffCommand } from "./staff.ts";

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
const run = (...args: string[]) =>
  staffCommand(args, {
    connection: portal.database.connection,
    fileStore: portal.fileStore,
    now: portal.deps.now(),
    print: (line) => said.push(line),
    printError: (line) => said.push(line),
  });
const kept = async (of = reference) =>
  (
    await sql<{
      personId: number;
      functions: string[];
      hasLeft: boolean;
      hasPassword: boolean;
      email: string;
    }>`
      SELECT p.id AS "personId", s.functions, p.deactivated_at IS NOT NULL AS "hasLeft",
        p.password_hash IS NOT NULL AS "hasPassword", p.email
      FROM person p LEFT JOIN staff s ON s.person_id = p.id WHERE p.agency_reference = ${of}`.execute(db())
  ).rows[0];
const actsOn = async (personId: number) =>
  (
    await sql<{ action: string; actorId: number | null }>`
      SELECT action, actor_id AS "actorId" FROM audit_entry WHERE person_id = ${personId} ORDER BY id`.execute(
      db(),
    )
  ).rows;
const lettersTo = async (personId: number) => (await recordsOf(db(), personId)).map(({ kind }) => kind);

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

  it("tells whom it gives functions to, by letter, once where they are given again (STAFF-13, STAFF-17)", async () => {
    await run("--functions", reference, "reader");
    await run("--functions", reference, "reader");
    const kinds = (await recordsOf(db(), member.personId)).map(({ kind }) => kind);
    expect(kinds).toEqual(["staff.functions-changed"]);
  });

  it("leaves the last administrator who can get in (STAFF-07, STAFF-17)", async () => {
    await sql`DELETE FROM staff`.execute(db());
    await giveFunctions(db(), byCommand, reference, ["administrator"]);
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
    await insertPerson(db(), "Parent", { agency_reference: `PAR-${count}` });
    for (const act of ["functions", "end", "reopen", "invite", "reset-second-factor"])
      expect([
        act,
        await run(`--${act}`, `PAR-${count}`, ...(act === "functions" ? ["reader"] : [])),
      ]).toEqual([act, 2]);
    expect((await kept(`PAR-${count}`))?.functions).toBeNull();
  });

  it("makes the first administrator, who is invited; the act is a command’s (STAFF-12, STAFF-17)", async () => {
    const of = `NEW-${count}`;
    const names = ["--first-name", "Gaëtan", "--last-name", "Perrault", "--email", `gp.${count}@example.fr`];
    const all = ["--create", "--reference", of, ...names, "--function", "administrator", "reader"];
    expect(await run(...all, "--lang", "en")).toBe(0);
    expect(said).toEqual([
      `${of}: Administration, Reading. The account is created, and the invitation leaves.`,
    ]);
    const made = await kept(of);
    expect(made).toMatchObject({ functions: ["administrator", "reader"], hasPassword: false });
    const acts = await actsOn(made?.personId ?? 0);
    expect(acts).toEqual([
      { action: "staff.created", actorId: null },
      { action: "identity.invited", actorId: null },
    ]);
    expect(await lettersTo(made?.personId ?? 0)).toEqual(["identity.invitation"]);
    said = [];
    expect(await run(...all)).toBe(1);
    expect(said).toEqual(["Cette référence est déjà celle d’une autre personne."]);
  });

  it.each([
    [
      ["--create", "--reference", "X-1", "--first-name", "Ana"],
      ["--last-name", "--email", "--function"],
    ],
    [["--create", "--reference", "X-1", "--email", "ana"], ["--email manque ou n’a pas de sens."]],
    [["--create", "--end", "X-1"], ["«\u00a0--create\u00a0»"]],
    [["--end", "X-1", "--email", "a@example.fr"], ["«\u00a0--email\u00a0»"]],
    [["--invite", "X-1", "reader"], ["«\u00a0reader\u00a0»"]],
  ])("says what of %j is missing or means nothing (STAFF-17)", async (args, sentences) => {
    expect(await run(...args)).toBe(1);
    for (const sentence of sentences) expect(said[0]).toContain(sentence);
  });

  it("ends an account, and brings it back with what it could do (STAFF-14, STAFF-17)", async () => {
    await giveFunctions(db(), byCommand, reference, ["coordinator"]);
    expect(await run("--reopen", reference)).toBe(1);
    expect(await run("--end", reference)).toBe(0);
    expect(await kept()).toMatchObject({ hasLeft: true });
    expect(await run("--functions", reference, "reader")).toBe(2);
    expect(await run("--reopen", reference)).toBe(0);
    expect(await kept()).toMatchObject({ hasLeft: false, hasPassword: false, functions: ["coordinator"] });
    expect(said.at(-1)).toBe(
      `${reference}\u00a0: Coordination. Le compte est rouvert, et l’invitation part.`,
    );
    await run("--end", reference);
    await run("--reopen", reference, "reader");
    expect((await kept())?.functions).toEqual(["reader"]);
    const acts = (await actsOn(member.personId)).filter(({ action }) => action.startsWith("staff."));
    expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["staff.functions-changed", null],
      ["staff.ended", null],
      ["staff.reopened", null],
      ["staff.ended", null],
      ["staff.reopened", null],
    ]);
  });

  it("invites who has no password yet, three times a day at most (STAFF-12, STAFF-17)", async () => {
    expect(await run("--invite", reference)).toBe(1);
    expect(said.at(-1)).toContain("a déjà un mot de passe");
    await sql`UPDATE person SET password_hash = NULL WHERE id = ${member.personId}`.execute(db());
    for (const code of [0, 0, 0, 1]) expect(await run("--invite", reference)).toBe(code);
  });

  it("lets an agency in again that lost every second factor (STAFF-17, STAFF-33)", async () => {
    await sql`DELETE FROM staff`.execute(db());
    await giveFunctions(db(), byCommand, reference, ["administrator"]);
    await enrol(portal, member);
    expect(await run("--reset-second-factor", reference)).toBe(0);
    expect(await kept()).toMatchObject({ hasPassword: false });
    expect(await lettersTo(member.personId)).toContain("second-factor.reset");
    expect((await actsOn(member.personId)).at(-1)).toEqual({ action: "second-factor.reset", actorId: null });
  });
});
