import { readConfiguration } from "@ribambelle/domain/surveys/configuration/readConfiguration";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { insertConfiguration } from "./configurations.store.ts";
import { forgetOldSurveys } from "./surveys.actions.ts";
import { type SurveyTable, surveyTable } from "./surveysExport.ts";

const printed = "Veuillez remplir les champs manquants indiqués en rouge.";

let portal: TestApp;
let parent: TestPerson;
let cookie: string;
const db = () => portal.database.connection.db;

const survey = {
  Categories: [
    {
      Title: { fr: "Vous", en: "You" },
      Questions: [
        { ID: 1, Text: { fr: "Votre nom ?", en: "Your name?" }, Type: 32 },
        { ID: 2, Text: "Un animal ?", Type: 32768, SubQuestions: [{ ID: 3, Text: "Lequel ?", Type: 32 }] },
      ],
    },
    {
      Title: "Enfants",
      Questions: [
        {
          ID: 5,
          Text: "Vos enfants ?",
          Type: 1024,
          SubQuestions: [{ ID: 6, Text: "Allergies ?", Type: 32768 }],
        },
      ],
    },
    {
      Title: "Fin",
      Questions: [
        { ID: 20, Text: "Vos revenus ?", Type: 2, AnswerOrders: [2] },
        { ID: 10, Text: "Autre chose ?", Type: 512 },
      ],
    },
  ],
  SubQuestionIds: [3, 6],
};
const load = async (version: number, json: object = survey) => {
  const reading = readConfiguration(JSON.stringify(json));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const kept = { surveyType: 1, version, survey: reading.configuration.survey } as const;
  await insertConfiguration(db(), kept, portal.deps.now());
};

const answer = (QuestionID: number, Answer: unknown, Category: string) => ({ QuestionID, Answer, Category });
const children = JSON.stringify([
  {
    firstName: "Noé",
    lastName: "Petit",
    birthDate: "2021-02-28",
    subAnswers: [{ questionID: 6, answer: "false" }],
  },
]);
const first = [answer(1, "Anne", "Vous"), answer(2, "true", "Vous"), answer(3, "Un chat", "Vous")];
const second = [...first, answer(5, children, "Enfants")];
const third = [...second, answer(20, "32 500", "Fin"), answer(10, " ", "Fin")];
const saved = (Answers: object[], more: object = {}) => ({
  Answers,
  SurveyType: 1,
  IsLastStep: false,
  ...more,
});
const create = (body: object, by = cookie) => portal.call("POST", "/LeadSurvey/Create", { cookie: by, body });
const update = (id: unknown, body: object, by = cookie) =>
  portal.call("POST", `/LeadSurvey/Update?leadNeedSurveyID=${id}`, { cookie: by, body });
const begin = async (by = cookie): Promise<number> =>
  (await create(saved(first), by)).json().leadNeedSurveyID;
const told = async (by = cookie, headers: Record<string, string> = {}) =>
  (await portal.call("GET", "/LeadSurvey/Configuration/1", { cookie: by, headers })).json();
interface Told {
  ID: number;
  Answer: string | null;
  SubQuestions: Told[];
}
const answersTold = async (by = cookie) => {
  const all = (questions: Told[]): Told[] => questions.flatMap((one) => [one, ...all(one.SubQuestions)]);
  const questions = (await told(by)).Categories.flatMap((category: { Questions: Told[] }) =>
    all(category.Questions),
  );
  return Object.fromEntries(
    questions.flatMap(({ ID, Answer }: Told) => (Answer === null ? [] : [[ID, Answer]])),
  );
};
const cellsOf = async (rows: SurveyTable["rows"]) => {
  const all: (readonly string[])[] = [];
  for await (const { cells } of rows) all.push(cells);
  return all;
};
const lettersOf = async (personId: number) =>
  (await recordsOf(db(), personId)).map(({ kind }) => kind).sort();

beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.connection.pool.query("TRUNCATE survey, survey_answer, survey_configuration CASCADE");
  await load(1);
  parent = await insertPerson(db(), "Parent");
  cookie = await portal.signIn(parent.userName);
});

describe("the configuration", () => {
  it("is told with initial capitals, nested sub-questions and no answers at first (SURVEY-01, SURVEY-04, SURVEY-05, SURVEY-OP22)", async () => {
    const answer = await portal.call("GET", "/LeadSurvey/Configuration/1", { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      SubQuestionIds: [3, 6],
      LeadNeedSurveyID: null,
      IsFinished: false,
      Version: 1,
    });
    expect(answer.json().Categories[0]).toEqual({
      Title: "Vous",
      Questions: [
        { ID: 1, Text: "Votre nom ?", Type: 32, Items: [], Answer: null, SubQuestions: [], AnswerOrders: [] },
        {
          ID: 2,
          Text: "Un animal ?",
          Type: 32768,
          Items: [],
          Answer: null,
          SubQuestions: [
            {
              ID: 3,
              Text: "Lequel ?",
              Type: 32,
              Items: [],
              Answer: null,
              SubQuestions: [],
              AnswerOrders: [],
            },
          ],
          AnswerOrders: [],
        },
      ],
    });
  });

  it("is told in the reader’s language (SURVEY-01, SURVEY-OP22)", async () => {
    const english = await told(cookie, { "accept-language": "en" });
    expect([english.Categories[0].Title, english.Categories[0].Questions[0].Text]).toEqual([
      "You",
      "Your name?",
    ]);
    expect(english.Categories[1].Title).toBe("Enfants");
  });

  it.each(["2", "3", "0", "x", "1.0"])("of %s is not found (SURVEY-02)", async (id) => {
    expect((await portal.call("GET", `/LeadSurvey/Configuration/${id}`, { cookie })).statusCode).toBe(404);
  });

  it("is for parents who are signed in (SURVEY-03)", async () => {
    const sitter = await portal.signIn((await insertPerson(db(), "BabySitter")).userName);
    expect((await portal.call("GET", "/LeadSurvey/Configuration/1", { cookie: sitter })).statusCode).toBe(
      403,
    );
    expect((await create(saved(first), sitter)).statusCode).toBe(403);
    expect((await portal.call("GET", "/LeadSurvey/Configuration/1")).statusCode).toBe(401);
  });
});

describe("saving", () => {
  it("begins once, goes on with the id, and ends with letters to the parent and the agency (SURVEY-10, SURVEY-11, SURVEY-13, SURVEY-14)", async () => {
    const begun = await create(saved(first));
    const id = begun.json().leadNeedSurveyID;
    expect([begun.statusCode, begun.json()]).toEqual([200, { leadNeedSurveyID: expect.any(Number) }]);
    expect((await told()).LeadNeedSurveyID).toBe(id);
    expect(await answersTold()).toEqual({ 1: "Anne", 2: "true", 3: "Un chat" });
    expect((await update(id, saved(second))).json()).toEqual({ leadNeedSurveyID: id });
    expect(await lettersOf(parent.personId)).toEqual([]);
    expect((await update(id, saved(third, { IsLastStep: true }))).json()).toEqual({ leadNeedSurveyID: id });
    expect(await lettersOf(parent.personId)).toEqual(["surveys.finished", "surveys.thanks"]);
    expect(await answersTold()).toEqual({ 1: "Anne", 2: "true", 3: "Un chat", 5: children, 20: "32500" });
    expect(await told()).toMatchObject({ IsFinished: true, LeadNeedSurveyID: null });
  });

  it("keeps all answers sent and nothing else: those of a step that was gone back from go (SURVEY-OP10, SURVEY-OP11)", async () => {
    const id = await begin();
    await update(id, saved(second));
    await update(
      id,
      saved([answer(1, "Zoé", "Vous"), answer(2, "false", "Vous"), answer(3, "Un chat", "Vous")]),
    );
    expect(await answersTold()).toEqual({ 1: "Zoé", 2: "false" });
  });

  it("names the questions whose answers are missing, and keeps nothing of it (SURVEY-19, SURVEY-20, SURVEY-22)", async () => {
    const refused = await create(saved([answer(2, "true", "Vous")]));
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        message: printed,
        code: "surveys.answers-missing",
        requestId: expect.any(String),
        questionIDs: [1, 3],
      },
    ]);
    expect((await told()).LeadNeedSurveyID).toBeNull();
    const id = await begin();
    const last = await update(id, saved(second, { IsLastStep: true }));
    expect([last.statusCode, last.json().questionIDs]).toEqual([400, [20]]);
    expect((await told()).IsFinished).toBe(false);
    expect(await answersTold()).toEqual({ 1: "Anne", 2: "true", 3: "Un chat" });
  });

  it.each<[string, object[], number[]]>([
    ["of no question", [...first, answer(99, "x", "Vous")], [99]],
    ["of another step", [answer(1, "Anne", "Fin"), ...first.slice(1)], [1]],
    ["twice to one question", [...first, answer(1, "Zoé", "Vous")], [1]],
    ["of another shape", [answer(1, "Anne", "Vous"), answer(2, '{"a":1}', "Vous")], [2]],
    ["that is nothing", [answer(1, null, "Vous"), ...first.slice(1)], [1]],
    ["with a hidden zero", [...first, answer(5, children.replace("Noé", "\\u0000"), "Enfants")], [5, 6]],
    ["of a very deep shape", [...first, answer(5, "[".repeat(20_000), "Enfants")], [5]],
    ["with a strange number", [...second, answer(20, "1e9999", "Fin")], [20]],
  ])(
    "refuses an answer %s, by its question (SURVEY-20, SURVEY-OP9, SURVEY-OP23)",
    async (_, answers, ids) => {
      const refused = await create(saved(answers));
      expect([refused.statusCode, refused.json().message]).toEqual([400, printed]);
      expect(ids).toEqual(expect.arrayContaining(refused.json().questionIDs));
    },
  );

  it.each<[string, object]>([
    ["without answers", { SurveyType: 1, IsLastStep: false }],
    ["of another survey", saved(first, { SurveyType: 3 })],
    ["without saying whether it is the last", { Answers: first, SurveyType: 1 }],
    ["with an answer that is a number", saved([answer(1, 12, "Vous")])],
    ["with an id in letters", saved([{ ...answer(1, "Anne", "Vous"), QuestionID: "1" }])],
    ["with 501 answers", saved(Array.from({ length: 501 }, () => answer(1, "", "Vous")))],
  ])("refuses a body %s (SURVEY-12)", async (_, body) => {
    expect((await create(body)).statusCode).toBe(400);
  });

  it("in another’s name, or of another’s survey, is refused (SURVEY-OP20)", async () => {
    const other = await insertPerson(db(), "Parent");
    const theirs = await begin(await portal.signIn(other.userName));
    expect((await create(saved(first, { CustomerID: other.personId }))).statusCode).toBe(403);
    expect((await update(theirs, saved(first))).statusCode).toBe(404);
    for (const id of ["999999", "0", "-1", "x", "", "1.5", "99999999999999999999"])
      expect([id, (await update(id, saved(first))).statusCode]).toEqual([id, 404]);
    expect((await portal.call("POST", "/LeadSurvey/Update", { cookie, body: saved(first) })).statusCode).toBe(
      404,
    );
    expect((await create(saved(first, { CustomerID: parent.personId }))).statusCode).toBe(200);
    const own = await begin();
    expect((await update(own, saved(first, { SurveyType: 2 }))).statusCode).toBe(404);
  });

  it("is over when it is finished (SURVEY-OP12)", async () => {
    const id = await begin();
    const last = saved(third, { IsLastStep: true });
    await update(id, last);
    for (const again of [await update(id, last), await create(last), await create(saved(first))])
      expect([again.statusCode, again.json().message]).toEqual([409, "Ce questionnaire est déjà terminé."]);
    expect(await lettersOf(parent.personId)).toHaveLength(2);
  });

  it("from two clicks or two tabs at once makes one survey, and ends it once (SURVEY-10, SURVEY-OP12)", async () => {
    const begun = await Promise.all(Array.from({ length: 5 }, () => create(saved(first))));
    const ids = new Set(begun.map((answer) => answer.json().leadNeedSurveyID));
    expect([begun.map(({ statusCode }) => statusCode), ids.size]).toEqual([[200, 200, 200, 200, 200], 1]);
    const [id] = ids;
    const ended = await Promise.all(
      Array.from({ length: 3 }, () => update(id, saved(third, { IsLastStep: true }))),
    );
    expect(ended.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await lettersOf(parent.personId)).toHaveLength(2);
  });

  it("goes on with the version it was begun on, and the next family has the new one (SURVEY-OP12, SURVEY-OP21)", async () => {
    const id = await begin();
    await load(2, {
      Categories: [{ Title: "Tout", Questions: [{ ID: 1, Text: "Votre prénom ?", Type: 512 }] }],
    });
    expect((await told()).Version).toBe(1);
    expect((await update(id, saved(third, { IsLastStep: true }))).statusCode).toBe(200);
    expect(await answersTold()).toMatchObject({ 20: "32500" });
    const other = await portal.signIn((await insertPerson(db(), "Parent")).userName);
    expect(await told(other)).toMatchObject({ Version: 2, Categories: [{ Title: "Tout" }] });
  });
});

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
  await begin();
  await load(2, more);
  const other = await insertPerson(db(), "Parent", {
    first_name: "Zoé",
    last_name: "Lefèvre",
    agency_reference: "CLI-7",
  });
  const last = saved([...third, answer(30, '["pm","am"]', "Quand")], { IsLastStep: true });
  expect((await create(last, await portal.signIn(other.userName))).statusCode).toBe(200);
  const { headers, rows: written } = await surveyTable(db(), 1, "fr");
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
  expect(await cellsOf((await surveyTable(db(), 2, "fr")).rows)).toEqual([]);
});

it("answers are forgotten two years after they were last saved (SURVEY-OP24)", async () => {
  await begin();
  const rows = async () =>
    (await portal.database.connection.pool.query("SELECT FROM survey_answer")).rows.length;
  await forgetOldSurveys(db(), 24, new Date(Date.now() + 720 * 86_400_000));
  expect(await rows()).toBe(3);
  await forgetOldSurveys(db(), 24, new Date(Date.now() + 740 * 86_400_000));
  expect(await rows()).toBe(0);
});

it("a version that was loaded cannot be changed (SURVEY-OP21)", async () => {
  const change = portal.database.connection.pool.query("UPDATE survey_configuration SET content = '{}'");
  await expect(change).rejects.toThrow("a version of a survey never changes");
});
