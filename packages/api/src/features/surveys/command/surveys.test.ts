import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openFileStore } from "../../../files/fileStore.ts";
import { actionsOf } from "../../../testing/agencyActs/noting.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { surveysCommand } from "./surveys.ts";

let database: TestDatabase;
let folder: string;
let printed: string[];
let wrong: string[];
beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), "ribambelle-surveys-"));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  [printed, wrong] = [[], []];
  await database.owner.query("TRUNCATE survey_configuration CASCADE");
});

const plain = (line: string) => line.replaceAll(/[\u00a0\u202f]/g, " ");
const run = (...args: string[]) =>
  surveysCommand(args, {
    connection: database.connection,
    fileStore: openFileStore(folder),
    now: new Date("2026-11-23T09:00:00Z"),
    print: (line) => printed.push(plain(line)),
    printError: (line) => wrong.push(plain(line)),
  });
const write = (json: unknown): string => {
  const file = join(folder, "survey.json");
  writeFileSync(file, typeof json === "string" ? json : JSON.stringify(json));
  return file;
};
const question = (ID: number, more: object = {}) => ({ ID, Text: "Votre nom ?", Type: 32, ...more });
const survey = (...questions: object[]) => ({
  SurveyType: 1,
  Categories: [{ Title: { fr: "Vous", en: "You" }, Questions: questions }],
});
const pet = question(2, {
  Type: 4096 + 512,
  Items: [{ Key: "cat", Value: { fr: "Un chat", en: "A cat" } }],
  AnswerOrders: [4096, 512],
  SubQuestions: [question(3)],
});

describe("npm run surveys", () => {
  it("loads a file as the next version, says what changes, and keeps the older ones (SURVEY-OP3, SURVEY-OP21)", async () => {
    expect(await run("load", write(survey(question(1))), "--dry-run")).toBe(0);
    expect(await run("list")).toBe(0);
    expect(await run("load", write(survey(question(1))))).toBe(0);
    expect(await run("load", write(survey(question(1))))).toBe(0);
    expect(await run("load", write(survey(question(1, { Text: "Votre prénom ?" }), pet)))).toBe(0);
    expect(await run("load", write(survey(pet)))).toBe(0);
    expect(await run("list")).toBe(0);
    expect(await actionsOf(database)).toEqual(Array(3).fill("surveys.configuration-loaded"));
    expect(printed).toEqual([
      "+ question 1 : Votre nom ?",
      "Questionnaire 1 : ce serait la version 1. Rien n’a changé.",
      "Aucun questionnaire n’a été chargé.",
      "+ question 1 : Votre nom ?",
      "Questionnaire 1 : la version 1 est en ligne. Les questionnaires commencés continuent sur la leur.",
      "Questionnaire 1 : la version 1 dit déjà la même chose. Rien n’a changé.",
      "~ question 1 (texte) : Votre prénom ?",
      "+ question 2 : Votre nom ?",
      "+ question 3 : Votre nom ?",
      "Questionnaire 1 : la version 2 est en ligne. Les questionnaires commencés continuent sur la leur.",
      "- question 1 : Votre prénom ?",
      "Questionnaire 1 : la version 3 est en ligne. Les questionnaires commencés continuent sur la leur.",
      ...[3, 2, 1].map(
        (version) =>
          `Questionnaire 1, version ${version} : chargée le 23 novembre 2026 à 10 h, 0 commencés, 0 terminés`,
      ),
    ]);
  });

  it("shows a version as a file to edit, which loaded again is the same (SURVEY-OP21)", async () => {
    await run("load", write(survey(question(1), pet)));
    printed.splice(0);
    expect(await run("show", "1", "1")).toBe(0);
    const [shown = ""] = printed;
    expect(await run("load", write(shown))).toBe(0);
    expect(printed.at(-1)).toMatch(/la version 1 dit déjà la même chose/);
    expect(await run("show", "1", "2")).toBe(1);
    expect(wrong).toEqual(["Cette version n’existe pas."]);
  });

  it("takes the survey from the file or from --type, and wants them to agree (SURVEY-02)", async () => {
    const { SurveyType: _, ...untyped } = survey(question(1));
    expect(await run("load", write(untyped))).toBe(1);
    expect(await run("load", write(survey(question(1))), "--type", "2")).toBe(1);
    expect(wrong.map((line) => line.slice(0, 30))).toEqual([
      "Dites de quel questionnaire il",
      "Le fichier dit « SurveyType » ",
    ]);
    expect(await run("load", write(untyped), "--type", "2")).toBe(0);
  });

  it("refuses a broken file with every place, and keeps nothing of it (SURVEY-OP21)", async () => {
    const broken = survey(question(1), question(1), question(4, { Type: 4096 }));
    expect(await run("load", write(broken))).toBe(1);
    expect(await run("load", write(broken), "--lang", "en")).toBe(1);
    expect(wrong).toEqual([
      "Catégorie « Vous », question 1 : Le numéro 1 est porté par deux questions.",
      "Catégorie « Vous », question 4 : Cette question n’a aucun choix (« Items »).",
      "Ce fichier ne peut pas être utilisé : 2 problèmes. Rien n’a changé.",
      "Category “Vous”, question 1: Two questions have the id 1.",
      "Category “Vous”, question 4: This question has no options (“Items”).",
      "This file cannot be used: 2 problems. Nothing has changed.",
    ]);
    await run("list");
    expect(printed).toEqual(["Aucun questionnaire n’a été chargé."]);
  });

  it.each([
    [["load", "/nowhere/survey.json"], /n’a pas pu être lu \(ENOENT\)/],
    [[], /^Usage/],
    [["load"], /^Usage/],
    [["show", "3"], /^Usage/],
    [["list", "all"], /^Usage/],
    [["list", "--dry-run"], /^Usage/],
    [["load", "x", "--type"], /--type n’est pas connue/],
    [["load", "x", "--type", "3"], /--type n’est pas connue/],
    [["load", "x", "--force"], /--force n’est pas connue/],
  ])("ends with 1 and one sentence when it cannot run: %j", async (args, sentence) => {
    expect(await run(...args)).toBe(1);
    expect([printed, wrong.length]).toEqual([[], 1]);
    expect(wrong[0]).toMatch(sentence);
  });
});
