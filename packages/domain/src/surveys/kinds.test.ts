import { describe, expect, it } from "vitest";
import { isOptional, kindsOf, readAnswer, tidyAnswer, writeAnswer } from "./answer.ts";
import { allFlags, type KindName, kindNames, kinds } from "./kinds.ts";
import { questionProblems } from "./problems.ts";
import type { Question } from "./question.ts";

const today = "2026-09-15";
const items = [
  { key: "a", value: "Le matin" },
  { key: "b", value: "Le soir" },
];
const asked = (type: number, more: Partial<Question> = {}): Question => ({
  id: 1,
  text: "?",
  type,
  items,
  subQuestions: [],
  answerOrders: [],
  ...more,
});
const codes = (question: Question, text: string | undefined) =>
  questionProblems([question], text === undefined ? {} : { 1: text }, today).map(({ code }) => code);
const child = (more: object = {}) => ({
  firstName: "Noé",
  lastName: "Petit",
  birthDate: "2021-02-28",
  ...more,
});
const week = (more: object = {}) => ({
  slots: [{ days: [0, 4], startTime: "16:30", endTime: "19:00" }],
  isPlanningVariable: false,
  comment: "",
  ...more,
});

describe("the kinds", () => {
  it.each<[KindName, number, string]>([
    ["uniqueDropdown", 1, "SURVEY-24"],
    ["numericField", 2, "SURVEY-25"],
    ["multipleDropdown", 4, "SURVEY-26"],
    ["twoTextField", 8, "SURVEY-27"],
    ["datePicker", 16, "SURVEY-28"],
    ["oneTextField", 32, "SURVEY-29"],
    ["address", 64, "SURVEY-30"],
    ["cityAndPostalCode", 128, "SURVEY-31"],
    ["availabilities", 256, "SURVEY-32"],
    ["comment", 512, "SURVEY-33"],
    ["childNumbers", 1024, "SURVEY-34"],
    ["guardHourlyRates", 2048, "SURVEY-35"],
    ["radioButtons", 4096, "SURVEY-36"],
    ["toggle", 8192, "SURVEY-37"],
    ["phone", 16384, "SURVEY-38"],
    ["yesNo", 32768, "SURVEY-39"],
  ])("%s is the flag %i (%s)", (name, flag) => {
    expect(kinds[name].flag).toBe(flag);
    expect(kindsOf(asked(flag))).toEqual([name]);
  });

  it("are sixteen, each with a flag of its own (SURVEY-40)", () => {
    expect(kindNames.length).toBe(16);
    expect(allFlags).toBe(2 ** 16 - 1);
  });

  it("need an answer, but for comments and switches (SURVEY-OP6, SURVEY-OP14)", () => {
    const optional = kindNames.filter((name) => isOptional(asked(kinds[name].flag)));
    expect(optional).toEqual(["comment", "toggle"]);
    for (const name of kindNames) {
      const without = codes(asked(kinds[name].flag), undefined);
      expect([name, without.length > 0]).toEqual([name, !optional.includes(name)]);
    }
  });
});

describe("an answer", () => {
  const pattern = [{ key: "pattern", value: "\\d{5}" }];
  const future = [{ key: "allowPast", value: "false" }];
  const two = { first: "Nala", second: "chat" };
  const address = { fullAddress: "12 rue de la Paix 69003 Lyon", streetName: "rue de la Paix", city: "Lyon" };
  it.each<[KindName, string, string[], string, Question["items"]?]>([
    ["uniqueDropdown", "a", [], "SURVEY-44"],
    ["uniqueDropdown", "", ["required"], "SURVEY-44"],
    ["uniqueDropdown", "Le matin", ["no-option"], "SURVEY-44"],
    ["radioButtons", "b", [], "SURVEY-49"],
    ["radioButtons", "", ["required"], "SURVEY-49"],
    ["radioButtons", "pattern", ["no-option"], "SURVEY-49"],
    ["numericField", "0", [], "SURVEY-43"],
    ["numericField", "25 000,5", [], "SURVEY-43"],
    ["numericField", " ", ["required"], "SURVEY-43"],
    ["numericField", "douze", ["no-number"], "SURVEY-43"],
    ["numericField", "1e5", ["no-number"], "SURVEY-43"],
    ["numericField", "Infinity", ["no-number"], "SURVEY-43"],
    ["multipleDropdown", '["a","b"]', [], "SURVEY-45"],
    ["multipleDropdown", "[]", ["required"], "SURVEY-45"],
    ["multipleDropdown", '["a","c"]', ["no-option"], "SURVEY-45"],
    ["multipleDropdown", '{"a":1}', ["invalid"], "SURVEY-45"],
    ["oneTextField", "Nala", [], "SURVEY-41"],
    ["oneTextField", " \u200b ", ["required"], "SURVEY-41"],
    ["oneTextField", "69003", [], "SURVEY-42", pattern],
    ["oneTextField", "6900", ["pattern"], "SURVEY-42", pattern],
    ["oneTextField", "690033", ["pattern"], "SURVEY-42", pattern],
    ["twoTextField", JSON.stringify(two), [], "SURVEY-OP14"],
    ["twoTextField", JSON.stringify({ ...two, second: " " }), ["required"], "SURVEY-OP14"],
    ["twoTextField", '{"first":"69003","second":"6900"}', ["pattern"], "SURVEY-OP26", pattern],
    ["cityAndPostalCode", '{"city":"Lyon","postalCode":"69003"}', [], "SURVEY-46"],
    ["cityAndPostalCode", '{"city":"","postalCode":"69003"}', ["required"], "SURVEY-46"],
    ["cityAndPostalCode", '{"city":"Lyon","postalCode":" "}', ["required"], "SURVEY-46"],
    ["address", JSON.stringify({ ...address, postalCode: "69003", streetNumber: null }), [], "SURVEY-47"],
    ["address", "", ["required"], "SURVEY-47"],
    ["address", '{"fullAddress":"12 rue de la Paix"}', ["address-not-chosen"], "SURVEY-47"],
    ["yesNo", "false", [], "SURVEY-48"],
    ["yesNo", "", ["required"], "SURVEY-48"],
    ["yesNo", "oui", ["invalid"], "SURVEY-48"],
    ["toggle", "true", [], "SURVEY-OP14"],
    ["toggle", "", [], "SURVEY-OP14"],
    ["toggle", "on", ["invalid"], "SURVEY-OP14"],
    ["comment", "", [], "SURVEY-OP14"],
    ["phone", "+33612345678", [], "SURVEY-50"],
    ["phone", "+330612345678", [], "SURVEY-50"],
    ["phone", "06 12 34 56 78", [], "SURVEY-OP1"],
    ["phone", "0812345678", ["invalid-phone"], "SURVEY-50"],
    ["phone", "", ["required"], "SURVEY-50"],
    ["datePicker", "1900-01-01", [], "SURVEY-62"],
    ["datePicker", "1899-12-31", ["invalid-day"], "SURVEY-62"],
    ["datePicker", "2026-02-29", ["invalid-day"], "SURVEY-60"],
    ["datePicker", "12/03", ["incomplete-day"], "SURVEY-61"],
    ["datePicker", today, [], "SURVEY-OP17", future],
    ["datePicker", "2026-09-14", ["invalid-day"], "SURVEY-63", future],
    ["guardHourlyRates", "1", [], "SURVEY-65"],
    ["guardHourlyRates", "50", [], "SURVEY-65"],
    ["guardHourlyRates", "0", ["no-hours"], "SURVEY-65"],
    ["guardHourlyRates", "51", ["no-hours"], "SURVEY-65"],
    ["guardHourlyRates", "2.5", ["no-hours"], "SURVEY-65"],
    ["availabilities", JSON.stringify(week()), [], "SURVEY-52"],
    ["availabilities", JSON.stringify(week({ slots: [] })), ["required"], "SURVEY-OP15"],
    [
      "availabilities",
      JSON.stringify(week({ slots: [], isPlanningVariable: true })),
      ["required"],
      "SURVEY-53",
    ],
    [
      "availabilities",
      JSON.stringify(week({ isPlanningVariable: true, comment: "un mois sur deux" })),
      [],
      "SURVEY-53",
    ],
    [
      "availabilities",
      JSON.stringify(week({ slots: [{ days: [], startTime: "", endTime: "09:00" }] })),
      ["required", "required"],
      "SURVEY-52",
    ],
    [
      "availabilities",
      JSON.stringify(week({ slots: [{ days: [6], startTime: "16:35", endTime: "19:00" }] })),
      ["quarter-hour"],
      "SURVEY-64",
    ],
    [
      "availabilities",
      JSON.stringify(week({ slots: [{ days: [6], startTime: "19:00", endTime: "16:00" }] })),
      ["end-before-start"],
      "SURVEY-52",
    ],
    [
      "availabilities",
      JSON.stringify(week({ slots: [{ days: [6], startTime: "19:00", endTime: "00:00" }] })),
      [],
      "SURVEY-52",
    ],
    [
      "availabilities",
      JSON.stringify(week({ slots: [{ days: [7], startTime: "08:00", endTime: "09:00" }] })),
      ["invalid"],
      "SURVEY-55",
    ],
    ["childNumbers", JSON.stringify([child()]), [], "SURVEY-56"],
    ["childNumbers", "[]", ["no-child"], "SURVEY-56"],
    [
      "childNumbers",
      JSON.stringify([child({ firstName: " ", lastName: "", birthDate: "" })]),
      ["required", "required", "required"],
      "SURVEY-56",
    ],
    ["childNumbers", JSON.stringify([child({ birthDate: today })]), [], "SURVEY-58"],
    ["childNumbers", JSON.stringify([child({ birthDate: "2026-09-16" })]), ["invalid-day"], "SURVEY-58"],
    ["childNumbers", JSON.stringify([child({ birthDate: "2008-09-15" })]), [], "SURVEY-OP16"],
    ["childNumbers", JSON.stringify([child({ birthDate: "2008-09-14" })]), ["invalid-day"], "SURVEY-OP16"],
  ])("an answer to %s, %s, has the problems %j (%s)", (name, text, problems, _, reserved = []) => {
    expect(codes(asked(kinds[name].flag, { items: [...items, ...reserved] }), text)).toEqual(problems);
  });

  it.each([
    ["comment", (words: string) => words],
    ["availabilities", (comment: string) => JSON.stringify(week({ comment }))],
  ] as const)(
    "a text of %s is of 2,000 characters at most, and stays while it is longer (SURVEY-32, SURVEY-33)",
    (name, written) => {
      const question = asked(kinds[name].flag);
      expect(codes(question, written("a".repeat(2000)))).toEqual([]);
      expect(codes(question, written(`${"a".repeat(2000)} \u200b`))).toEqual([]);
      const long = written("a".repeat(2001));
      expect(codes(question, long)).toEqual(["too-long"]);
      expect(readAnswer(question, long)).not.toBeNull();
    },
  );

  it("an answer of combined kinds is JSON by flag, in the order asked for (SURVEY-40, SURVEY-OP4, SURVEY-OP8)", () => {
    const both = asked(4096 + 512 + 2);
    expect(kindsOf(both)).toEqual(["numericField", "comment", "radioButtons"]);
    expect(kindsOf({ ...both, answerOrders: [4096, 512] })).toEqual([
      "radioButtons",
      "comment",
      "numericField",
    ]);
    const text = writeAnswer(both, { radioButtons: "a", numericField: "3", comment: "" });
    expect(text).toBe('{"2":"3","512":"","4096":"a"}');
    expect(readAnswer(both, text)).toEqual({ radioButtons: "a", numericField: "3", comment: "" });
    expect(codes(both, text)).toEqual([]);
    expect(codes(both, '{"4096":"a"}')).toEqual(["required"]);
    expect(codes(both, '{"4096":"a","2":"3","32":"x"}')).toEqual(["invalid"]);
  });
});

describe("an answer of several kinds", () => {
  const { comment, guardHourlyRates, multipleDropdown, oneTextField, toggle } = kinds;
  const named = asked(oneTextField.flag + comment.flag);

  it("may be left as it is only where each of its kinds may (SURVEY-OP6)", () => {
    expect(isOptional(named)).toBe(false);
    expect(isOptional(asked(toggle.flag + comment.flag))).toBe(true);
  });

  it("lacks what its kinds need where it was not given, of one kind too, and is not what no page sends (SURVEY-OP6)", () => {
    for (const text of [undefined, "", "{}", `{"${oneTextField.flag}":null}`])
      expect(questionProblems([named], text === undefined ? {} : { 1: text }, today)).toMatchObject([
        { kind: "oneTextField", code: "required" },
      ]);
    expect(codes(asked(guardHourlyRates.flag), "")).toEqual(["required"]);
    expect(codes(asked(multipleDropdown.flag), "")).toEqual(["required"]);
  });

  it.each(["a\0b", "a\ud800b"])("is none where %j stands in it, which cannot be kept", (text) => {
    for (const { flag } of [oneTextField, comment]) expect(readAnswer(asked(flag), text)).toBeNull();
  });

  it("is empty in a part that was sent as nothing", () => {
    const both = asked(kinds.availabilities.flag + comment.flag);
    expect(readAnswer(both, '{"256":"","512":"Merci"}')).toEqual({
      availabilities: kinds.availabilities.empty,
      comment: "Merci",
    });
  });

  it("is none with a part that no page sends, however it is read", () => {
    const switched = asked(toggle.flag + oneTextField.flag);
    const text = JSON.stringify({ [toggle.flag]: "maybe", [oneTextField.flag]: "Anne" });
    expect([readAnswer(switched, text), tidyAnswer(switched, text)]).toEqual([null, null]);
    expect(readAnswer(switched, text.replace('"maybe"', "null"))).toEqual({
      toggle: "false",
      oneTextField: "Anne",
    });
  });
});
