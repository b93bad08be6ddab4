import { afterAll, beforeAll, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { surveyLetters } from "./surveys.letters.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());

const write = async (
  kind: "surveys.thanks" | "surveys.finished",
  personId: number,
  surveyType: number,
  more: { readonly id?: number } = {},
) => {
  const due = {
    id: "x",
    personId,
    locale: "fr",
    payload: { surveyType, ...more },
    lastAddress: null,
  } as const;
  const written = await surveyLetters(portal.deps).kinds[kind]?.write(portal.database.connection.db, due);
  if (!written || !("letter" in written)) return null;
  const { recipient, letter } = written;
  return { recipient, subject: letter.subject, text: letter.text.replaceAll("\u00a0", " ") };
};

it("the letter that tells the agency leads to the survey’s page, or to all of them where it does not know which (AGSUR-06)", async () => {
  const { personId } = await insertPerson(portal.database.connection.db, "Parent");
  const surveys = `${portal.deps.publicUrl}/agence/questionnaires`;
  expect((await write("surveys.finished", personId, 1, { id: 12 }))?.text).toContain(
    `Lire les réponses\n${surveys}/12\n`,
  );
  expect((await write("surveys.finished", personId, 1))?.text).toMatch(new RegExp(`${surveys}$`, "m"));
});

it("a finished survey thanks the parent, and tells the agency who it is, without an answer (SURVEY-OP25)", async () => {
  const { pool, db } = portal.database.connection;
  const parent = await insertPerson(db, "Parent", { agency_reference: "CLI-9" });
  const thanks = await write("surveys.thanks", parent.personId, 1);
  expect(thanks).toMatchObject({ recipient: parent.email, subject: "Nous avons bien reçu vos réponses" });
  expect(thanks?.text).toContain("questionnaire sur vos besoins");
  expect((await write("surveys.thanks", parent.personId, 2))?.text).toContain("enquête après devis");
  const told = { subject: "Camille Durand (CLI-9) a répondu à un questionnaire" };
  const agency = { ...told, recipient: portal.deps.agency.contact.email };
  expect(await write("surveys.finished", parent.personId, 1)).toMatchObject(agency);
  await pool.query(`INSERT INTO team_member (agency_reference, first_name, last_name, email, is_enabled, is_sales_representative)
    VALUES ('E-9', 'Nathalie', 'Aubry', 'nathalie@example.fr', true, true)`);
  await pool.query("INSERT INTO contact_assignment (person_id, sales_representative) VALUES ($1, 'E-9')", [
    parent.personId,
  ]);
  const representative = { ...told, recipient: "nathalie@example.fr" };
  expect(await write("surveys.finished", parent.personId, 2)).toMatchObject(representative);
  await pool.query("UPDATE team_member SET is_enabled = false");
  expect(await write("surveys.finished", parent.personId, 2)).toMatchObject(agency);
  await pool.query("UPDATE person SET deactivated_at = now() WHERE id = $1", [parent.personId]);
  expect(await write("surveys.thanks", parent.personId, 1)).toBeNull();
  expect(await write("surveys.finished", parent.personId, 1)).toBeNull();
});
