import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { answer, saved, survey, surveyPortal, third } from "../../testing/testSurveys.ts";
import { forgetOldSurveys } from "./surveys.actions.ts";
import { type SurveyTable, surveyTable } from "./surveysExport.ts";

let tried: Awaited<ReturnType<typeof surveyPortal>>;
beforeAll(async () => {
  tried = await surveyPortal();
});
afterAll(() => tried.portal.close());
beforeEach(() => tried.anew());

const cellsOf = async (rows: SurveyTable["rows"]) => {
  const all: (readonly string[])[] = [];
  for await (const { cells } of rows) all.push(cells);
  return all;
};

it("all surveys of a type are a table for the agency: labels, keys, a column a question, each with its version (SURVEY-OP25)", async () => {
  const Items = [
    { Key: "am", Value: { fr: "Le matin", en: "Mornings" } },
    { Key: "pm", Value: "Le soir" },
  ];
  const more = {
    Categories: [
      ...survey.Categories,
      { Title: "Quand", Questions: [{ ID: 30, Text: "Quand ?", Type: 4, Items }] },
    ],
  };
  await tried.begin();
  await tried.load(2, more);
  const other = await insertPerson(tried.db, "Parent", {
    first_name: "Zoé",
    last_name: "Lefèvre",
    agency_reference: "CLI-7",
  });
  const last = saved([...third, answer(30, '["pm","am"]', "Quand")], { IsLastStep: true });
  expect((await tried.create(last, await tried.portal.signIn(other.userName))).statusCode).toBe(200);
  const { headers, rows: written } = await surveyTable(tried.db, 1, "fr");
  const rows = await cellsOf(written);
  expect(headers.slice(8)).toEqual([
    "1 Votre nom ?",
    "2 Un animal ?",
    "3 Lequel ?",
    "5 Vos enfants ?",
    "6 Allergies ?",
    "20 Vos revenus ?",
    "10 Autre chose ?",
    "30 Quand ?",
    "30 clé",
  ]);
  expect(rows.map((row) => [row[4], ...row.slice(8)])).toEqual([
    ["1", "Anne", "Oui", "Un chat", "", "", "", "", "", ""],
    [
      "2",
      "Anne",
      "Oui",
      "Un chat",
      "Noé Petit (naissance le 28/02/2021)",
      "Non",
      "32\u202f500",
      "",
      "Le matin, Le soir",
      "pm | am",
    ],
  ]);
  expect(rows[1]?.slice(0, 3)).toEqual(["CLI-7", "Lefèvre", "Zoé"]);
  expect(await cellsOf((await surveyTable(tried.db, 2, "fr")).rows)).toEqual([]);
  // Of people who have left, nothing is taken out.
  await tried.pool.query("UPDATE person SET deactivated_at = now() WHERE agency_reference = 'CLI-7'");
  expect(await cellsOf((await surveyTable(tried.db, 1, "fr")).rows)).toHaveLength(1);
});

it("answers are forgotten two years after they were last saved (SURVEY-OP24)", async () => {
  await tried.begin();
  const rows = async () => (await tried.pool.query("SELECT FROM survey_answer")).rows.length;
  await forgetOldSurveys(tried.db, 24, new Date(Date.now() + 720 * 86_400_000));
  expect(await rows()).toBe(3);
  await forgetOldSurveys(tried.db, 24, new Date(Date.now() + 740 * 86_400_000));
  expect(await rows()).toBe(0);
});
