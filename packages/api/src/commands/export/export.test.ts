import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { byCommand } from "../../features/audit/index.ts";
import { sendBabysitterAnswer, sendParentAnswer } from "../../features/renewals/index.ts";
import { insertRequest } from "../../features/requests/index.ts";
import { insertConfiguration, saveSurvey } from "../../features/surveys/index.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { insertPlacement, putCampaign } from "../../testing/stores/testRenewals.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { exportCommand } from "./export.ts";

let portal: TestApp;
let folder: string;
let printed: string[];
const now = new Date("2026-06-15T22:30:00Z");
const db = () => portal.database.connection.db;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  folder = await mkdtemp(join(tmpdir(), "ribambelle-export-"));
  const parent = await insertPerson(db(), "Parent", {
    agency_reference: "P-77",
    first_name: "=Zoé",
    last_name: "Roy;Le",
  });
  const babysitter = await insertPerson(db(), "BabySitter", {
    agency_reference: "I-77",
    first_name: "Léa",
    last_name: "Petit",
  });
  await insertPlacement(db(), parent.personId, [babysitter.personId]);
  await putCampaign(db(), "Parent", 2026);
  await putCampaign(db(), "BabySitter", 2026);
  const acting = { ...portal.deps, now: () => now };
  const nothing = { parentId: null, contactDate: null, reason: null };
  const employee = {
    id: babysitter.personId,
    name: null,
    wants: false,
    reason: 4,
    comment: "=1+1\nfin",
  } as const;
  const answer = {
    ...nothing,
    need: 1,
    continues: true,
    forSummer: null,
    comment: null,
    employees: [employee],
  } as const;
  const actor = { ...parent, level: "full" } as never;
  await sendParentAnswer(acting, byCommand, actor, { ...answer, employees: [employee] }, "fr");
  const leaving = {
    renews: false,
    reason: 5,
    comment: null,
    families: null,
    wantsExtra: null,
    hasKnownAvailabilities: null,
    hasSameAvailabilities: null,
    date: null,
    sameDate: null,
    disablesCommunications: true,
    unsubscribes: null,
    babysitterId: null,
    sameBabysitterId: null,
  } as const;
  await sendBabysitterAnswer(acting, byCommand, { ...babysitter, level: "full" } as never, leaving, "en");
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => {
  printed = [];
  const print = (line: string) => void printed.push(line.replaceAll("\u00a0", " "));
  const { connection } = portal.database;
  return exportCommand(args, { connection, fileStore: portal.fileStore, now, print, printError: print });
};

it("writes answers for a spreadsheet, by labels and keys, with nothing that runs as a formula", async () => {
  expect(await run("renewals", "--year", "2026")).toBe(0);
  expect(printed[0]?.startsWith("\ufeffréférence;nom;rôle;année;répondu le;")).toBe(true);
  expect(printed.slice(1)).toEqual([
    `P-77;"'=Zoé Roy;Le";Parent;2026;2026-06-16 00:30;fr;1;1;Oui;;;;;Oui;;;;;;;;I-77;Léa Petit;Non;4;Autre;"'=1+1\nfin"`,
    "I-77;Léa Petit;BabySitter;2026;2026-06-16 00:30;en;1;0;Non;5;J’ai un emploi à temps plein;;;;;;;;;Oui;Non;;;;;;",
  ]);
  for (const line of printed) expect(line.split("\n")[0]?.split(";").length).toBeGreaterThan(26);
});

it("writes one role as JSON, under the printed names, into a file that was not there", async () => {
  const file = join(folder, "answers.json");
  const args = ["renewals", "--year=2026", "--role", "parent", "--format", "json", "--output", file];
  expect(await run(...args, "--lang", "en")).toBe(0);
  expect(printed).toEqual([`${file}: 1 answers.`]);
  const [one, ...others] = JSON.parse(await readFile(file, "utf8"));
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    reference: "P-77",
    answeredAt: now.toISOString(),
    version: 1,
    answer: {
      needRenewContract: 1,
      linkedEmployees: [{ DontRenewReason: 4, employeeDisplayName: "Léa Petit" }],
    },
    linked: [{ reference: "I-77" }],
  });
  expect(await run(...args)).toBe(1);
  expect(printed[0]).toContain("existe déjà");
  expect((await rowsOf(db(), "audit_entry")).at(-1)).toMatchObject({
    action: "renewals.exported",
    subject: "2026 Parent: 1",
  });
});

it("writes the surveys of one type, a line each, by the same options (SURVEY-OP25)", async () => {
  const parent = await insertPerson(db(), "Parent", { agency_reference: "P-78", first_name: "=Zoé" });
  const said = (text: string) => ({ fr: text, en: text });
  const question = { id: 1, text: said("Nom ?"), type: 32, items: [], subQuestions: [], answerOrders: [] };
  const survey = { categories: [{ title: said("Vous"), questions: [question] }] };
  await insertConfiguration(db(), { surveyType: 1, version: 1, survey }, now);
  const answers = [{ questionId: 1, answer: "=1+1", category: "Vous" }];
  const save = { answers, surveyType: 1, isLastStep: true, leadNeedSurveyId: null } as const;
  await saveSurvey(
    { ...portal.deps, now: () => now },
    byCommand,
    { ...parent, functions: [], level: "full" },
    save,
    "fr",
  );
  expect(await run("surveys", "--type", "1")).toBe(0);
  expect(printed).toEqual([
    "\ufeffréférence;nom;prénom;email;version;commencé le;enregistré le;terminé le;1 Nom ?",
    `P-78;Durand;'=Zoé;${parent.email};1;16/06/2026;16/06/2026;16/06/2026;'=1+1`,
  ]);
  expect(await run("surveys", "--type", "1", "--format", "json")).toBe(0);
  expect(JSON.parse(printed.join(""))).toMatchObject([{ reference: "P-78", answers: { 1: "=1+1" } }]);
  expect((await rowsOf(db(), "audit_entry")).at(-1)).toMatchObject({
    action: "surveys.exported",
    subject: "1: 1",
  });
});

it("writes the applications for offers, a line each, and notes it (OFFER-11, AUDITS-04)", async () => {
  const babysitter = await insertPerson(db(), "BabySitter", { agency_reference: "I-78", first_name: "=Zoé" });
  await sql`INSERT INTO offer VALUES ('O-1', 'Sortie d’école', 'Deux enfants.', '69003', 'Lyon', '2026-09-01', NULL, '[]', 60,
    true, '{}', false, 1250, NULL, '{}', false, '2026-05-01', NULL, 'open', false)`.execute(db());
  const request = await insertRequest(db(), {
    ...{
      personId: babysitter.personId,
      kind: "offer-interest",
      way: "portal",
      askedAt: now,
      dueOn: "2026-06-18",
    },
    subject: "O-1",
  });
  await sql`INSERT INTO offer_interest (offer_reference, person_id, request_id, word, said_at)
    VALUES ('O-1', ${babysitter.personId}, ${request}, '=1+1', ${now})`.execute(db());
  expect(await run("offers")).toBe(0);
  expect(printed).toEqual([
    "\ufeffnuméro;offre;titre;référence de la personne;nom;envoyée le;mot;état;phrase",
    `1;O-1;Sortie d’école;I-78;'=Zoé Durand;16/06/2026;'=1+1;en attente;`,
  ]);
  expect((await rowsOf(db(), "audit_entry")).at(-1)).toMatchObject({
    action: "offers.exported",
    subject: "offers: 1",
  });
});

it.each([
  [[], "Usage : npm run export"],
  [["surveys"], "L’option --type n’a pas une valeur qui convient."],
  [["surveys", "--type", "3"], "L’option --type n’a pas une valeur qui convient."],
  [["surveys", "--type", "1", "--year", "2026"], "L’option --year n’est pas connue."],
  [["renewals", "--year", "2026", "--type", "1"], "L’option --type n’est pas connue."],
  [["people"], "L’option people n’est pas connue."],
  [["renewals"], "L’option --year n’a pas une valeur qui convient."],
  [["renewals", "--year", "2026", "--role", "agence"], "L’option --role"],
  [["renewals", "--year", "2026", "--format", "xml"], "L’option --format"],
])("ends with 1 and one sentence when it cannot run: %j", async (args, sentence) => {
  expect(await run(...args)).toBe(1);
  expect(printed[0]).toContain(sentence);
});
