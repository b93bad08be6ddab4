import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertStaff, provenStaff } from "../../testing/signedIn.ts";
import { insertPerson, type TestPerson, testPassword } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { csv, importRecorded } from "../../testing/testImport.ts";

type Staff = TestPerson & { readonly cookie: string };
let portal: TestApp;
let zoe: Staff;
let importer: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  zoe = await provenStaff(portal, ["administrator"], { first_name: "Zoé", last_name: "Zola" });
  importer = await insertStaff(portal, ["administrator"], { first_name: "Ida", last_name: "Imber" });
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const family = () => insertPerson(db(), "Parent", { first_name: "Ana", last_name: "Abel", city: "Brest" });
const update = ({ personId }: TestPerson, changes: object, version: number) =>
  portal.call("POST", "/Agency/People/Update", {
    cookie: zoe.cookie,
    body: { userId: personId, changes, reason: "Vu au téléphone" },
    headers: { "idempotency-key": randomUUID(), "if-match": `"${version}"` },
  });
async function refused(person: TestPerson, version: number) {
  const answer = await update(person, { city: "Nice" }, version);
  expect(answer.statusCode, answer.body).toBe(409);
  return answer.json() as { code: string; message: string; changed: object };
}

/** Gives a file of people to an import: of somebody, or of a command. */
const give = (by: number | null, ...lines: readonly string[]) =>
  importRecorded(
    portal,
    { "personnes.csv": csv("référence;rôle;nom;prénom;ville;téléphone", ...lines) },
    { by },
  );
const line = ({ reference }: { reference: string }, city: string, phone: string) =>
  `${reference};parent;Abel;Ana;${city};${phone}`;
const referenceOf = async ({ personId }: TestPerson) => {
  const { rows } = await sql<{
    reference: string;
  }>`SELECT agency_reference AS reference FROM person WHERE id = ${personId}`.execute(db());
  return { reference: rows[0]?.reference ?? "" };
};

it("a change over what an import wrote names who imported it and what it changed, not whoever did something before (AGUI-21, FOLKS-32)", async () => {
  const person = await family();
  expect((await update(person, { city: "Lyon" }, 1)).statusCode).toBe(200);
  await give(importer.personId, line(await referenceOf(person), "Caen", "06 39 98 12 34"));
  expect(await refused(person, 2)).toMatchObject({
    code: "agency.changed-meanwhile",
    message: expect.stringMatching(/^Ida Imber a modifié cette fiche à /),
    changed: {
      by: { userId: importer.personId, displayName: "Ida Imber" },
      fields: ["city", "phoneNumber"],
    },
  });
});

it("a change over what a command imported names nobody, and one over a later act its author (AGUI-21, FOLKS-32)", async () => {
  const person = await family();
  await update(person, { city: "Lyon" }, 1);
  const reference = await referenceOf(person);
  await give(null, line(reference, "Caen", ""));
  expect(await refused(person, 2)).toMatchObject({
    message: expect.stringMatching(/^Une commande a modifié cette fiche à /),
    changed: { by: null, fields: ["city"] },
  });
  // An import that changes nothing of them makes no version of theirs.
  expect((await update(person, { city: "Metz" }, 3)).statusCode).toBe(200);
  await give(importer.personId, line(reference, "Metz", ""));
  expect(await refused(person, 3)).toMatchObject({
    changed: { by: { userId: zoe.personId }, fields: ["city"] },
  });
});

it("a change over what the person did themselves names them (AGUI-21, FOLKS-32)", async () => {
  const person = await family();
  await update(person, { city: "Lyon" }, 1);
  // Letters are from now on in the language in which they signed in.
  const answer = await portal.call("POST", "/Authentication/login", {
    form: { username: person.userName, password: testPassword },
    headers: { "accept-language": "en" },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await refused(person, 2)).toMatchObject({
    message: expect.stringMatching(/^Ana Abel a modifié cette fiche à /),
    changed: { by: { userId: person.personId }, fields: [] },
  });
});

it("a version of before its making was noted is told by the last act that made one (AGUI-21)", async () => {
  const person = await family();
  await update(person, { city: "Lyon" }, 1);
  await sql`UPDATE person SET version_at = NULL WHERE id = ${person.personId}`.execute(db());
  expect(await refused(person, 1)).toMatchObject({
    changed: { by: { userId: zoe.personId }, fields: ["city"] },
  });
});
