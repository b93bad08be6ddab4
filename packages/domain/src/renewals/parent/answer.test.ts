import { describe, expect, it } from "vitest";
import { type ParentAnswer, parentAnswerOf, parentFormOf, unreadableParentField } from "./answer.ts";
import * as form from "./form.ts";
import { parentSummary } from "./summary.ts";

const employees = [
  { id: 201, name: "Léa Petit" },
  { id: 202, name: "Inès Roy" },
];
const need = (value: form.ParentNeed) => form.answerNeed(form.emptyParentForm, value);
const [no, yes, unsure] = [need(0), need(1), need(2)];
const sent = (given: form.ParentForm) => parentAnswerOf(given, employees, 101);
const nothing = sent(form.emptyParentForm);
const answer = (given: Partial<ParentAnswer>): ParentAnswer => ({ ...nothing, ...given });
const goesOn = form.answerContinues(yes, true, employees);
const stops = form.answerContinues(yes, false, employees);

describe("a parent’s answer", () => {
  it.each<[string, form.ParentForm, Partial<ParentAnswer>]>([
    ["nothing yet", form.emptyParentForm, { need: null, employees: null }],
    ["no", form.giveReason(no, 1), { need: 0, reason: 1, contactDate: null, employees: null }],
    ["not yet", unsure, { need: 2, contactDate: null }],
    ["not yet, until a day", form.writeContactDate(unsure, "2026-09-15"), { contactDate: "2026-09-15" }],
    ["yes", yes, { need: 1, continues: null, employees: [] }],
    ["yes, with those who come", goesOn, { continues: true, contactDate: null }],
    ["yes, with somebody else", stops, { continues: false }],
  ])("says %s, is sent so, and read as it was given (RENEWP-15)", (_, given, fields) => {
    expect(sent(given)).toMatchObject({ parentId: 101, ...fields });
    expect(parentFormOf(sent(given), employees)).toEqual(given);
  });

  it("names each employee, or nobody who is no longer linked (RENEWP-18)", () => {
    expect(sent(goesOn).employees).toEqual([
      { id: 201, name: "Léa Petit", wants: null, reason: null, comment: null },
      { id: 202, name: "Inès Roy", wants: null, reason: null, comment: null },
    ]);
    expect(parentAnswerOf(goesOn, employees.slice(1), 101).employees?.[0]).toMatchObject({
      id: 201,
      name: null,
    });
  });

  it.each<[Partial<ParentAnswer>, typeof employees, object]>([
    [{ need: 1, continues: true }, [], { staff: { continues: null } }],
    [{ need: 1, continues: true, employees: null }, employees, { staff: { continues: true, employees: [] } }],
    [
      { need: 1, continues: false, employees: sent(goesOn).employees },
      employees,
      { staff: { continues: false, employees: [{ wants: false }, { wants: false }] } },
    ],
    [{ need: 2, contactDate: null }, employees, { contactDate: "" }],
    [{ need: 1, comment: null }, employees, { comment: "" }],
  ])("is read as it can be meant of those who are linked: %j (RENEWP-OP3)", (given, linked, read) => {
    expect(parentFormOf(answer(given), linked)).toMatchObject(read);
  });

  it.each<[string, Partial<ParentAnswer>, typeof employees, "employees" | null]>([
    ["each of them", { need: 1, continues: true, employees: sent(goesOn).employees }, employees, null],
    [
      "each, to go on with none",
      { need: 1, continues: false, employees: sent(stops).employees },
      employees,
      null,
    ],
    [
      "one of two",
      { need: 1, continues: true, employees: sent(goesOn).employees?.slice(1) ?? null },
      employees,
      "employees",
    ],
    ["nobody", { need: 1, continues: true }, employees, "employees"],
    ["nobody, where none is linked", { need: 1, continues: true }, [], null],
    [
      "somebody, where none is linked",
      { need: 1, continues: true, employees: sent(goesOn).employees },
      [],
      null,
    ],
    ["nobody, where it was not said whether one goes on", { need: 1 }, employees, null],
    ["nobody, beside a no", { need: 0, continues: true }, employees, null],
  ])("cannot be read, or can, where it names %s (RENEWP-10)", (_, given, linked, field) => {
    expect(unreadableParentField(answer(given), linked)).toBe(field);
  });
});

describe("a kept form of a parent", () => {
  it("goes on with nobody only where each is said no to (RENEWP-OP3)", () => {
    const kept = (...wants: (boolean | null)[]) => ({
      ...yes,
      staff: {
        continues: false,
        employees: wants.map((one, id) =>
          one === false ? { id, wants: one, reason: null } : { id, wants: one },
        ),
      },
    });
    const takes = (...wants: (boolean | null)[]) => form.parentFormSchema.safeParse(kept(...wants)).success;
    expect([takes(false, false), takes(false, true), takes(false, null), takes()]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("keeps what was said of employees while the answer stays", () => {
    const chosen = form.answerEmployee(goesOn, 201, true);
    expect(form.answerContinues(chosen, true, employees)).toEqual(chosen);
    expect(form.answerContinues(chosen, false, employees)).toEqual(stops);
    expect(form.answerContinues(yes, true, [])).toEqual(yes);
  });

  it("asks of nobody one by one while it was not said whether one goes on, or with none", () => {
    expect(form.giveEmployeeReason(yes, 201, 1)).toEqual(yes);
    expect(form.answerEmployee(yes, 201, true)).toEqual(yes);
    expect(form.answerEmployee(stops, 201, true)).toEqual(stops);
  });

  it("is for those who are linked now (RENEWP-02)", () => {
    const chosen = form.answerEmployee(goesOn, 201, true);
    const others = [employees[1], { id: 203, name: "Mia Faure" }].filter((one) => one !== undefined);
    expect(form.parentFormFor(chosen, others)).toMatchObject({
      staff: {
        continues: true,
        employees: [
          { id: 202, wants: null },
          { id: 203, wants: null },
        ],
      },
    });
    expect(form.parentFormFor(stops, others)).toMatchObject({
      staff: { employees: [{ wants: false }, { id: 203, wants: false, reason: null }] },
    });
    expect(form.parentFormFor(chosen, [])).toEqual(yes);
    expect(form.parentFormFor(yes, employees)).toEqual(yes);
    expect(form.parentFormFor(no, employees)).toEqual(no);
  });
});

describe("what a parent answered is read by the agency in the form’s order (AGREN-08)", () => {
  it.each<[string, Partial<ParentAnswer>, (string | RegExp)[]]>([
    ["nothing", {}, []],
    ["no, and why", { need: 0, reason: 1 }, [/^Non/, /^[^(]/]],
    ["not yet, until a day", { need: 2, contactDate: "2026-09-15" }, [/./, "15 septembre 2026"]],
    [
      "yes, with one and not with another, and a comment",
      {
        need: 1,
        continues: true,
        employees: [
          { id: 201, name: "Léa Petit", wants: true, reason: null, comment: null },
          { id: 202, name: null, wants: false, reason: 4, comment: "Trop loin." },
        ],
        forSummer: false,
        comment: "Merci.",
      },
      [/^Oui/, "Oui", "Oui", "Non", /^\(.+\)$/, "(Trop loin.)", "Non", "(Merci.)"],
    ],
  ])("%s", (_, given, said) => {
    const read = parentSummary(answer(given), "fr").map((one) =>
      (one.isDelicate ? `(${one.answer})` : one.answer).replaceAll("\u00a0", " "),
    );
    expect(read).toEqual(said.map((one) => (typeof one === "string" ? one : expect.stringMatching(one))));
  });
});
