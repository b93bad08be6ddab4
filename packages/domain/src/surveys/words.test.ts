import { describe, expect, it } from "vitest";
import { answerSummary, isUnanswered, readAnswer } from "./answer.ts";
import { type KindName, kinds } from "./kinds.ts";
import { questionProblems } from "./problems.ts";
import type { Question } from "./question.ts";

const items = [
  { key: "a", value: "Le matin" },
  { key: "b", value: "Le soir" },
];
const asked = (...names: KindName[]): Question => ({
  id: 1,
  text: "?",
  type: names.reduce((flags, name) => flags + kinds[name].flag, 0),
  items,
  subQuestions: [],
  answerOrders: [],
});
const week = (slot: object, more: object = {}) =>
  JSON.stringify({ slots: [{ days: [4, 0, 4], startTime: "16:30", endTime: "19:00", ...slot }], ...more });
const child = (more: object = {}) =>
  JSON.stringify([{ firstName: " Noé ", lastName: "Petit", birthDate: "2021-02-28", ...more }]);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("an answer in words", () => {
  it.each<[KindName, string, string, string?]>([
    ["uniqueDropdown", "b", "Le soir"],
    ["uniqueDropdown", "z", "z"],
    ["radioButtons", "", ""],
    ["multipleDropdown", '["b","a"]', "Le matin, Le soir"],
    ["multipleDropdown", '["z","b"]', "Le soir, z"],
    ["cityAndPostalCode", '{"city":" Nantes ","postalCode":"44000"}', "44000 Nantes"],
    ["cityAndPostalCode", '{"city":"Nantes","postalCode":" "}', "Nantes"],
    ["twoTextField", '{"first":" Léa ","second":"Petit"}', "Léa, Petit"],
    ["twoTextField", '{"first":"","second":"Petit"}', "Petit"],
    ["yesNo", "", ""],
    ["availabilities", week({}), "lundi, vendredi : 16 h 30 – 19 h", "Monday, Friday: 16:30 – 19:00"],
    [
      "availabilities",
      week({}, { isPlanningVariable: true, comment: " Parfois le soir " }),
      "lundi, vendredi : 16 h 30 – 19 h ; planning variable ; Parfois le soir",
      "Monday, Friday: 16:30 – 19:00; varying schedule; Parfois le soir",
    ],
    ["childNumbers", child(), "Noé Petit (naissance le 28/02/2021)", "Noé Petit (born on 28/02/2021)"],
    ["childNumbers", child({ firstName: "", birthDate: "28/02" }), "Petit"],
    ["datePicker", "demain", "demain"],
    ["oneTextField", "Rex", "Rex"],
  ])("says of a %s, %s, as %s", (kind, text, fr, en = fr) => {
    expect(plain(answerSummary(asked(kind), text, "fr"))).toBe(fr);
    expect(plain(answerSummary(asked(kind), text, "en"))).toBe(en);
  });

  it("puts the parts one after the other, without those of which nothing was said", () => {
    const two = asked("multipleDropdown", "comment");
    const said = (comment: string) =>
      JSON.stringify({ [kinds.multipleDropdown.flag]: ["a"], [kinds.comment.flag]: comment });
    expect(answerSummary(two, said("Merci"), "fr")).toBe("Le matin\u00a0; Merci");
    expect(answerSummary(two, said(""), "fr")).toBe("Le matin");
  });

  it("is what came, where it cannot be read", () => {
    expect(answerSummary(asked("multipleDropdown", "comment"), "[1]", "fr")).toBe("[1]");
  });
});

it.each(["[1]", "5", "null", '"a"', "{", '{"99":"a"}'])("no page sends %s for two kinds at once", (text) => {
  expect(readAnswer(asked("multipleDropdown", "comment"), text)).toBeNull();
});

it.each([
  [undefined, true],
  ["", true],
  ["[]", true],
  ['["a"]', false],
])("%j says nothing of a multiple choice: %s", (text, isNothing) => {
  expect(isUnanswered(asked("multipleDropdown"), text)).toBe(isNothing);
});

it.each([
  [{}, []],
  [{ startTime: "" }, ["required"]],
  [{ endTime: "25:00" }, ["invalid-time"]],
  [{ startTime: "16:20" }, ["quarter-hour"]],
  [{ endTime: "16:30" }, ["end-before-start"]],
  [{ endTime: "16:15" }, ["end-before-start"]],
  [{ endTime: "00:00" }, []],
  [{ days: [] }, ["required"]],
  [{ startTime: "19:10", endTime: "19:00" }, ["quarter-hour"]],
])("a slot of a week with %j has the problems %j (SURVEY-52, SURVEY-54)", (slot, codes) => {
  const problems = questionProblems([asked("availabilities")], { 1: week(slot) }, "2026-09-15");
  expect(problems.map(({ code }) => code)).toEqual(codes);
});
