import { readConfiguration } from "@ribambelle/domain/surveys/configuration/readConfiguration";
import { insertConfiguration } from "../features/surveys/index.ts";
import { recordsOf } from "./stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "./stores/testPeople.store.ts";
import { buildTestApp } from "./testApp.ts";

/** A survey of three steps: a name and a pet, children, the income and a comment. */
export const survey = {
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
/** An answer as an outside client spells it. */
export const answer = (QuestionID: number, Answer: unknown, Category: string) => ({
  QuestionID,
  Answer,
  Category,
});
/** One child who has no allergy, as it is answered. */
export const children = JSON.stringify([
  {
    firstName: "Noé",
    lastName: "Petit",
    birthDate: "2021-02-28",
    subAnswers: [{ questionID: 6, answer: "false" }],
  },
]);
/** The answers of the first step; `second` and `third` hold those of the steps before. */
export const first = [answer(1, "Anne", "Vous"), answer(2, "true", "Vous"), answer(3, "Un chat", "Vous")];
export const second = [...first, answer(5, children, "Enfants")];
export const third = [...second, answer(20, "32 500", "Fin"), answer(10, " ", "Fin")];
/** The body of a save. */
export const saved = (Answers: object[], more: object = {}) => ({
  Answers,
  SurveyType: 1,
  IsLastStep: false,
  ...more,
});

interface Told {
  readonly ID: number;
  readonly Answer: string | null;
  readonly SubQuestions: readonly Told[];
}

/** A portal without surveys, and the calls and readings that tests of surveys are made of. */
export async function surveyPortal() {
  const portal = await buildTestApp({ JOBS: "elsewhere" });
  const { db, pool } = portal.database.connection;
  let parent: TestPerson;
  let cookie = "";
  const load = async (version: number, json: object = survey) => {
    const reading = readConfiguration(JSON.stringify(json));
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const kept = { surveyType: 1, version, survey: reading.configuration.survey } as const;
    await insertConfiguration(db, kept, portal.deps.now());
  };

  const create = (body: object, by = cookie) =>
    portal.call("POST", "/LeadSurvey/Create", { cookie: by, body });
  const update = (id: unknown, body: object, by = cookie) =>
    portal.call("POST", `/LeadSurvey/Update?leadNeedSurveyID=${id}`, { cookie: by, body });
  const begin = async (by = cookie): Promise<number> =>
    (await create(saved(first), by)).json().leadNeedSurveyID;
  const told = async (by = cookie, headers: Record<string, string> = {}) =>
    (await portal.call("GET", "/LeadSurvey/Configuration/1", { cookie: by, headers })).json();
  const answersTold = async (by = cookie) => {
    const all = (questions: readonly Told[]): Told[] =>
      questions.flatMap((one) => [one, ...all(one.SubQuestions)]);
    const questions = (await told(by)).Categories.flatMap((category: { Questions: Told[] }) =>
      all(category.Questions),
    );
    return Object.fromEntries(
      questions.flatMap(({ ID, Answer }: Told) => (Answer === null ? [] : [[ID, Answer]])),
    );
  };
  return {
    portal,
    db,
    pool,
    load,
    create,
    update,
    begin,
    told,
    answersTold,
    parent: () => parent,
    cookie: () => cookie,
    lettersOf: async (personId: number) => (await recordsOf(db, personId)).map(({ kind }) => kind).sort(),
    /** Begins anew: the first version of the survey, a parent who is signed in, no answers. */
    anew: async () => {
      await portal.database.owner.query("TRUNCATE survey, survey_answer, survey_configuration CASCADE");
      await load(1);
      parent = await insertPerson(db, "Parent");
      cookie = await portal.signIn(parent.userName);
    },
  };
}
