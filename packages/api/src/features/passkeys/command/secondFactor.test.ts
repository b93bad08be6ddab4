import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { enrol } from "../../../testing/testSecondFactor.ts";
import { countPasskeysOf, insertPasskey } from "../passkeys.store.ts";
import { secondFactorCommand } from "./secondFactor.ts";

let portal: TestApp;
let said: string[];
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(() => {
  said = [];
});

const db = () => portal.database.connection.db;
const run = (...args: string[]) =>
  secondFactorCommand(args, {
    connection: portal.database.connection,
    fileStore: portal.fileStore,
    now: portal.deps.now(),
    print: (line) => said.push(line),
    printError: (line) => said.push(line),
  });
const signIn = ({ userName }: TestPerson) =>
  portal.call("POST", "/Authentication/login", { form: { username: userName, password: testPassword } });

describe("npm run second-factor", () => {
  it("erases factor, codes, passkeys and password, ends the sessions and writes to the person (FACTOR-18)", async () => {
    const person = await insertPerson(db(), "Agency", { agency_reference: "AGE-7" });
    const { cookie } = await enrol(portal, person);
    const key = { id: "one", userHandle: Buffer.from("a"), publicKey: Buffer.from("a"), counter: 0 };
    await insertPasskey(
      db(),
      { ...key, personId: person.personId, transports: [], name: "Téléphone" },
      portal.deps.now(),
    );
    expect(await run("--reset", "AGE-7")).toBe(0);
    expect(said[0]).toContain("une lettre apporte le lien");
    expect((await signIn(person)).statusCode).toBe(401);
    expect(await countPasskeysOf(db(), person.personId)).toBe(0);
    expect((await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).statusCode).toBe(401);
    const kinds = (await recordsOf(db(), person.personId)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["second-factor.reset", "identity.reset"]));
    expect((await listAudit(db(), person.personId)).map(({ action }) => action)).toContain(
      "second-factor.reset",
    );
  });

  it("leaves the password to who has no address (FACTOR-18)", async () => {
    const person = await insertPerson(db(), "Parent", { agency_reference: "PAR-7", email: null });
    await enrol(portal, person);
    expect(await run("--reset", "PAR-7", "--lang", "en")).toBe(0);
    expect(said[0]).toContain("keeps their password");
    expect((await signIn(person)).json().redirectUrl).toBe("/popup-redirect?redirect=%2F");
  });

  it.each([
    [["--reset", "NOBODY-1"], 2, "Aucune personne active n’a la référence NOBODY-1."],
    [[], 1, "Usage\u00a0: npm run second-factor -- --reset RÉFÉRENCE [--lang fr|en]"],
    [
      ["--erase"],
      1,
      "L’option --erase n’est pas connue. Usage\u00a0: npm run second-factor -- --reset RÉFÉRENCE [--lang fr|en]",
    ],
  ])("ends with one sentence when it can do nothing: %j", async (args, code, sentence) => {
    expect(await run(...args)).toBe(code);
    expect(said).toEqual([sentence]);
  });
});
