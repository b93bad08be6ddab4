import { describe, expect, it } from "vitest";
import { surveyColumns } from "./columns.ts";
import { kinds } from "./kinds.ts";
import type { Question, Survey } from "./question.ts";
import { surveyToDos } from "./survey.toDos.ts";
import { toldAnswers, toldQuestion } from "./survey.ts";
import { childrenOf, withChildAnswers } from "./visible.ts";

const items = [
  { key: "a", value: "Le matin" },
  { key: "b", value: "Le soir" },
];
const asked = (id: number, type: number, more: Partial<Question> = {}): Question => ({
  id,
  text: `Question ${id} ?`,
  type,
  items: [],
  subQuestions: [],
  answerOrders: [],
  ...more,
});
const children = asked(4, kinds.childNumbers.flag, {
  subQuestions: [asked(5, kinds.radioButtons.flag, { items })],
});
const survey: Survey = {
  categories: [
    {
      title: "Vous",
      questions: [
        asked(1, kinds.oneTextField.flag),
        asked(2, kinds.uniqueDropdown.flag, { items }),
        asked(3, kinds.multipleDropdown.flag + kinds.comment.flag, { items }),
      ],
    },
    { title: "Eux", questions: [children] },
  ],
};
const noe = { firstName: "Noé", lastName: "Petit", birthDate: "2021-02-28" };

describe("the columns of a survey", () => {
  it("are one for each question, a second one for the keys of choices, those of children after theirs (AGSUR-07)", () => {
    const headers = (locale: "fr" | "en") => surveyColumns(survey, locale).map(({ header }) => header);
    expect(headers("fr")).toEqual([
      "1 Question 1 ?",
      "2 Question 2 ?",
      "2 clé",
      "3 Question 3 ?",
      "3 clé",
      "4 Question 4 ?",
      "5 Question 5 ?",
      "5 clé",
    ]);
    expect(headers("en")[2]).toBe("2 key");
    expect(surveyColumns(survey, "fr").map(({ id }) => id)).toEqual([
      "1",
      "2",
      "2:keys",
      "3",
      "3:keys",
      "4",
      "5",
      "5:keys",
    ]);
  });

  it("say an answer in words and by its keys, each child after the other, and nothing where nothing was said", () => {
    const [first, second] = childrenOf(children, { 4: JSON.stringify([noe, { ...noe, firstName: "Léa" }]) });
    if (!first || !second) throw new Error("two children");
    const two = [withChildAnswers(first, { 5: "a" }), withChildAnswers(second, { 5: "b" })];
    const answers = {
      4: JSON.stringify(two),
      1: "Bonjour",
      2: "b",
      3: JSON.stringify({ [kinds.multipleDropdown.flag]: ["b", "a"], [kinds.comment.flag]: "Merci" }),
    };
    const cells = (given: Record<number, string>) =>
      Object.fromEntries(surveyColumns(survey, "fr").map(({ id, cell }) => [id, cell(given, "fr")]));
    expect(cells(answers)).toMatchObject({
      "1": "Bonjour",
      "2": "Le soir",
      "2:keys": "b",
      "3": expect.stringContaining("Le matin, Le soir"),
      "3:keys": "b | a",
      "5": "Le matin | Le soir",
      "5:keys": "a | b",
    });
    expect(Object.values(cells({})).every((cell) => cell === "")).toBe(true);
    // Nor of what no page sends.
    expect(cells({ 2: "", 3: "no JSON" })["3:keys"]).toBe("");
    const { multipleDropdown, uniqueDropdown } = kinds;
    const [, keys] = surveyColumns(
      {
        categories: [
          { title: "", questions: [asked(1, uniqueDropdown.flag + multipleDropdown.flag, { items })] },
        ],
      },
      "fr",
    );
    const chosen = { [uniqueDropdown.flag]: "", [multipleDropdown.flag]: ["a"] };
    expect(keys?.cell({ 1: JSON.stringify(chosen) }, "fr")).toBe("a");
  });
});

it("a survey is told with the answers that are kept, at any depth, and read back from it (SURVEY-05)", () => {
  const parent = asked(1, kinds.yesNo.flag, { subQuestions: [asked(2, 32), asked(3, 32)] });
  const answers = { 1: "true", 3: "Rex" };
  const told = toldQuestion(parent, answers);
  expect([told.answer, told.subQuestions.map(({ answer }) => answer)]).toEqual(["true", [null, "Rex"]]);
  expect(
    toldAnswers({ categories: [{ title: "Vous", questions: [told, toldQuestion(asked(4, 32), {})] }] }),
  ).toEqual(answers);
});

it.each([1, 2])(
  "survey %i that was begun is to be finished, with the day of what is kept (TODO-02)",
  (surveyType) => {
    const words = surveyToDos.finish.read({ surveyType, savedOn: "2026-11-20" });
    expect(words?.text.fr.replaceAll("\u00a0", " ")).toContain(
      "Vos réponses du 20 novembre 2026 sont gardées",
    );
    expect(() => surveyToDos.finish.read({ surveyType: 3, savedOn: "2026-11-20" })).toThrow();
  },
);
