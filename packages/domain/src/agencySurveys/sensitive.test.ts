import { describe, expect, it } from "vitest";
import { kinds } from "../surveys/kinds.ts";
import type { Question } from "../surveys/question.ts";
import { mostLevels } from "../surveys/survey.ts";
import { readSurveySchema } from "./followUp.ts";
import { isSensitive } from "./sensitive.ts";

const { oneTextField, childNumbers, comment } = kinds;
const marked = (value: string, key = "sensitive") => ({ items: [{ key, value }] });

describe("the answer to a question is told when asked alone", () => {
  it.each<[string, Partial<Question>, boolean]>([
    ["about the income", { id: 20 }, true],
    ["about anything else", { id: 21 }, false],
    ["about children", { type: childNumbers.flag }, true],
    ["about children, with a comment", { type: childNumbers.flag + comment.flag }, true],
    ["that its configuration marks", marked("true"), true],
    [
      "that its configuration marks beside others",
      { items: [...marked("x", "pattern").items, ...marked("true").items] },
      true,
    ],
    ["that its configuration says is none", marked("false"), false],
    ["that may be of the past", marked("true", "allowPast"), false],
  ])("where it is %s (AGSUR-04)", (_, given, sensitive) => {
    const question = {
      id: 1,
      text: "?",
      type: oneTextField.flag,
      items: [],
      subQuestions: [],
      answerOrders: [],
    };
    expect(isSensitive({ ...question, ...given })).toBe(sensitive);
  });
});

it("a survey is read as deep as a configuration goes, and no deeper (AGSUR-05)", () => {
  const levels = (count: number): object[] =>
    count === 0
      ? []
      : [
          {
            id: count,
            text: "?",
            isSensitive: false,
            isAnswered: false,
            answer: null,
            sub: levels(count - 1),
          },
        ];
  const problems = (depth: number) =>
    readSurveySchema
      .safeParse({ categories: [{ title: "Vous", questions: levels(depth) }] })
      .error?.issues.filter(({ path }) => path[0] === "categories").length;
  expect([problems(mostLevels), problems(mostLevels + 1)]).toEqual([0, 1]);
});
