import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { first, saved, surveyPortal } from "../../testing/testSurveys.ts";

let tried: Awaited<ReturnType<typeof surveyPortal>>;
beforeAll(async () => {
  tried = await surveyPortal();
});
afterAll(() => tried.portal.close());
beforeEach(() => tried.anew());

describe("the configuration", () => {
  it("is told with initial capitals, nested sub-questions and no answers at first (SURVEY-01, SURVEY-04, SURVEY-05, SURVEY-OP22)", async () => {
    const answer = await tried.portal.call("GET", "/LeadSurvey/Configuration/1", { cookie: tried.cookie() });
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

  it("is told in the reader’s language (SURVEY-01, SURVEY-OP22, API-46)", async () => {
    const english = await tried.told(tried.cookie(), { "accept-language": "en" });
    expect([english.Categories[0].Title, english.Categories[0].Questions[0].Text]).toEqual([
      "You",
      "Your name?",
    ]);
    expect(english.Categories[1].Title).toBe("Enfants");
  });

  it.each(["2", "3", "0", "x", "1.0"])("the configuration of %s is not found (SURVEY-02)", async (id) => {
    expect(
      (await tried.portal.call("GET", `/LeadSurvey/Configuration/${id}`, { cookie: tried.cookie() }))
        .statusCode,
    ).toBe(404);
  });

  it("is for parents who are signed in (SURVEY-03)", async () => {
    const sitter = await tried.portal.signIn((await insertPerson(tried.db, "BabySitter")).userName);
    expect(
      (await tried.portal.call("GET", "/LeadSurvey/Configuration/1", { cookie: sitter })).statusCode,
    ).toBe(403);
    expect((await tried.create(saved(first), sitter)).statusCode).toBe(403);
    expect((await tried.portal.call("GET", "/LeadSurvey/Configuration/1")).statusCode).toBe(401);
  });
});

it("a version that was loaded cannot be changed (SURVEY-OP21)", async () => {
  const change = tried.pool.query("UPDATE survey_configuration SET content = '{}'");
  await expect(change).rejects.toThrow("a version of a survey never changes");
});
