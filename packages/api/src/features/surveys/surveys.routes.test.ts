import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { answer, children, first, saved, second, surveyPortal, third } from "../../testing/testSurveys.ts";

const printed = "Veuillez remplir les champs manquants indiqués en rouge.";

let tried: Awaited<ReturnType<typeof surveyPortal>>;
beforeAll(async () => {
  tried = await surveyPortal();
});
afterAll(() => tried.portal.close());
beforeEach(() => tried.anew());

describe("saving", () => {
  it("begins once, goes on with the id, and ends with letters to the parent and the agency (SURVEY-10, SURVEY-11, SURVEY-13, SURVEY-14)", async () => {
    const begun = await tried.create(saved(first));
    const id = begun.json().leadNeedSurveyID;
    expect([begun.statusCode, begun.json()]).toEqual([200, { leadNeedSurveyID: expect.any(Number) }]);
    expect((await tried.told()).LeadNeedSurveyID).toBe(id);
    expect(await tried.answersTold()).toEqual({ 1: "Anne", 2: "true", 3: "Un chat" });
    expect((await tried.update(id, saved(second))).json()).toEqual({ leadNeedSurveyID: id });
    expect(await tried.lettersOf(tried.parent().personId)).toEqual([]);
    expect((await tried.update(id, saved(third, { IsLastStep: true }))).json()).toEqual({
      leadNeedSurveyID: id,
    });
    expect(await tried.lettersOf(tried.parent().personId)).toEqual(["surveys.finished", "surveys.thanks"]);
    expect(await tried.answersTold()).toEqual({
      1: "Anne",
      2: "true",
      3: "Un chat",
      5: children,
      20: "32500",
    });
    expect(await tried.told()).toMatchObject({ IsFinished: true, LeadNeedSurveyID: null });
  });

  it("keeps all answers sent and nothing else: those of a step that was gone back from go (SURVEY-OP10, SURVEY-OP11, API-48)", async () => {
    const id = await tried.begin();
    await tried.update(id, saved(second));
    await tried.update(
      id,
      saved([answer(1, "Zoé", "Vous"), answer(2, "false", "Vous"), answer(3, "Un chat", "Vous")]),
    );
    expect(await tried.answersTold()).toEqual({ 1: "Zoé", 2: "false" });
  });

  it("names the questions whose answers are missing, and keeps nothing of it (SURVEY-19, SURVEY-20, SURVEY-22, API-49)", async () => {
    const refused = await tried.create(saved([answer(2, "true", "Vous")]));
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        message: printed,
        code: "surveys.answers-missing",
        requestId: expect.any(String),
        questionIDs: [1, 3],
      },
    ]);
    expect((await tried.told()).LeadNeedSurveyID).toBeNull();
    const id = await tried.begin();
    const last = await tried.update(id, saved(second, { IsLastStep: true }));
    expect([last.statusCode, last.json().questionIDs]).toEqual([400, [20]]);
    expect((await tried.told()).IsFinished).toBe(false);
    expect(await tried.answersTold()).toEqual({ 1: "Anne", 2: "true", 3: "Un chat" });
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
      const refused = await tried.create(saved(answers));
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
    expect((await tried.create(body)).statusCode).toBe(400);
  });

  it("saving in another’s name, or another’s survey, is refused (SURVEY-OP20)", async () => {
    const other = await insertPerson(tried.db, "Parent");
    const theirs = await tried.begin(await tried.portal.signIn(other.userName));
    expect((await tried.create(saved(first, { CustomerID: other.personId }))).statusCode).toBe(403);
    expect((await tried.update(theirs, saved(first))).statusCode).toBe(404);
    for (const id of ["999999", "0", "-1", "x", "", "1.5", "99999999999999999999"])
      expect([id, (await tried.update(id, saved(first))).statusCode]).toEqual([id, 404]);
    expect(
      (await tried.portal.call("POST", "/LeadSurvey/Update", { cookie: tried.cookie(), body: saved(first) }))
        .statusCode,
    ).toBe(404);
    expect((await tried.create(saved(first, { CustomerID: tried.parent().personId }))).statusCode).toBe(200);
    const own = await tried.begin();
    expect((await tried.update(own, saved(first, { SurveyType: 2 }))).statusCode).toBe(404);
  });

  it("is over when it is finished (SURVEY-OP12)", async () => {
    const id = await tried.begin();
    const last = saved(third, { IsLastStep: true });
    await tried.update(id, last);
    for (const again of [
      await tried.update(id, last),
      await tried.create(last),
      await tried.create(saved(first)),
    ])
      expect([again.statusCode, again.json().message]).toEqual([409, "Ce questionnaire est déjà terminé."]);
    expect(await tried.lettersOf(tried.parent().personId)).toHaveLength(2);
  });

  it("saving from two clicks or two tabs at once makes one survey, and ends it once (SURVEY-10, SURVEY-OP12, API-47)", async () => {
    const begun = await Promise.all(Array.from({ length: 5 }, () => tried.create(saved(first))));
    const ids = new Set(begun.map((answer) => answer.json().leadNeedSurveyID));
    expect([begun.map(({ statusCode }) => statusCode), ids.size]).toEqual([[200, 200, 200, 200, 200], 1]);
    const [id] = ids;
    const ended = await Promise.all(
      Array.from({ length: 3 }, () => tried.update(id, saved(third, { IsLastStep: true }))),
    );
    expect(ended.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await tried.lettersOf(tried.parent().personId)).toHaveLength(2);
  });

  it("goes on with the version it was begun on, and the next family has the new one (SURVEY-OP12, SURVEY-OP21)", async () => {
    const id = await tried.begin();
    await tried.load(2, {
      Categories: [{ Title: "Tout", Questions: [{ ID: 1, Text: "Votre prénom ?", Type: 512 }] }],
    });
    expect((await tried.told()).Version).toBe(1);
    expect((await tried.update(id, saved(third, { IsLastStep: true }))).statusCode).toBe(200);
    expect(await tried.answersTold()).toMatchObject({ 20: "32500" });
    const other = await tried.portal.signIn((await insertPerson(tried.db, "Parent")).userName);
    expect(await tried.told(other)).toMatchObject({ Version: 2, Categories: [{ Title: "Tout" }] });
  });
});
