import { describe, expect, it } from "vitest";
import {
  answerContinues,
  answerEmployee,
  answerNeed,
  answerSummer,
  emptyParentForm,
  giveEmployeeReason,
  giveReason,
  type ParentForm,
  parentFormFor,
  writeComment,
  writeContactDate,
  writeEmployeeComment,
} from "./form.ts";
import { parentProblems, parentRules } from "./problems.ts";

const employees = [
  { id: 201, name: "Léa Petit" },
  { id: 202, name: "Nora Roux" },
];
const facts = { employees, today: "2026-06-15" };
const problemsOf = (form: ParentForm, more: Partial<typeof facts> = {}) =>
  parentProblems(form, { ...facts, ...more }).map(({ rule, question }) => `${rule} ${question}`);

const no = answerNeed(emptyParentForm, 0);
const yes = answerNeed(emptyParentForm, 1);
const unsure = answerNeed(emptyParentForm, 2);
const going = answerContinues(yes, true, employees);
const whole = answerEmployee(answerEmployee(going, 201, true), 202, true);
const alone = answerContinues(yes, false, employees);
const refusing = (reason: number, comment = "") =>
  writeEmployeeComment(giveEmployeeReason(answerEmployee(whole, 201, false), 201, reason), 201, comment);

describe("a parent's form can be sent when nothing is left to do", () => {
  it.each<[string, ParentForm, string[], Partial<typeof facts>?]>([
    ["empty (RENEWP-04)", emptyParentForm, ["1 need"]],
    ["no, without a reason (RENEWP-05)", no, ["2 reason"]],
    ["no, with a reason (RENEWP-05)", giveReason(no, 7), []],
    ["no, with reason 0 (RENEWP-06)", giveReason(no, 0), []],
    ["unsure, without a date (RENEWP-07)", unsure, ["4 contact-date"]],
    ["unsure, with half a date (RENEWP-07)", writeContactDate(unsure, "30/09"), ["4 contact-date"]],
    [
      "unsure, on a day that does not exist (RENEWP-07)",
      writeContactDate(unsure, "2026-06-31"),
      ["4 contact-date"],
    ],
    ["unsure, yesterday (RENEWP-08)", writeContactDate(unsure, "2026-06-14"), ["5 contact-date"]],
    ["unsure, today (RENEWP-08)", writeContactDate(unsure, "2026-06-15"), []],
    ["unsure, on 30 September (RENEWP-08)", writeContactDate(unsure, "2026-09-30"), []],
    ["unsure, on 1 October (RENEWP-08)", writeContactDate(unsure, "2026-10-01"), ["5 contact-date"]],
    ["unsure, next year (RENEWP-08)", writeContactDate(unsure, "2027-06-15"), ["5 contact-date"]],
    [
      "unsure, on the last day (RENEWP-08)",
      writeContactDate(unsure, "2026-09-30"),
      [],
      { today: "2026-09-30" },
    ],
    [
      "unsure, after 30 September (RENEWP-OP1)",
      writeContactDate(unsure, "2026-10-01"),
      ["3 need"],
      { today: "2026-10-01" },
    ],
    ["yes, without more (RENEWP-OP3)", yes, ["6 continues"]],
    ["yes, with nobody linked (RENEWP-OP3)", yes, [], { employees: [] }],
    ["yes, with those who come (RENEWP-10)", going, ["7 employee-201", "7 employee-202"]],
    ["yes, whole (RENEWP-10, RENEWP-OP9)", whole, []],
    ["yes, with the summer (RENEWP-09)", answerSummer(whole, false), []],
    ["yes, with 250 characters (RENEWP-OP2)", writeComment(whole, "🧸".repeat(250)), []],
    ["yes, with 251 characters (RENEWP-OP2)", writeComment(whole, "🧸".repeat(251)), ["10 comment"]],
    ["yes, with nobody who comes (RENEWP-OP3)", alone, ["8 employee-reason-201", "8 employee-reason-202"]],
    [
      "yes, with nobody who comes, and why (RENEWP-11)",
      giveEmployeeReason(giveEmployeeReason(alone, 201, 0), 202, 3),
      [],
    ],
    ["yes, without one of them (RENEWP-11)", answerEmployee(whole, 201, false), ["8 employee-reason-201"]],
    ["yes, without one for another reason (RENEWP-13)", refusing(4), []],
    ["yes, with 250 characters on it (RENEWP-OP5)", refusing(4, "a".repeat(250)), []],
    ["yes, with 251 characters on it (RENEWP-OP5)", refusing(4, "a".repeat(251)), ["9 employee-comment-201"]],
  ])("%s", (_, form, expected, more) => {
    expect(problemsOf(form, more)).toEqual(expected);
  });

  it("the rules of a parent's form are numbered from 1 on", () => {
    expect(parentRules.map(({ number }) => number)).toEqual(parentRules.map((_, index) => index + 1));
  });
});

describe("a change", () => {
  it("a change of the first answer clears the other branches (RENEWP-15)", () => {
    expect(answerNeed(whole, 0)).toEqual(no);
    expect(answerNeed(giveReason(no, 3), 2)).toEqual(unsure);
    expect(answerNeed(writeContactDate(unsure, "2026-09-01"), 1)).toEqual(yes);
    expect(answerNeed(whole, 1)).toBe(whole);
  });

  it("a change of the reason drops the comment that stands beside other (RENEWP-13, RENEWP-14)", () => {
    expect(refusing(4, "horaires")).toMatchObject({ staff: { employees: [{ comment: "horaires" }, {}] } });
    expect(giveEmployeeReason(refusing(4, "horaires"), 201, 2)).toEqual(refusing(2));
    expect(refusing(2, "horaires")).toEqual(refusing(2));
  });

  it("a change to going on with nobody says no to each, and keeps it so (RENEWP-OP3)", () => {
    expect(alone).toMatchObject({ staff: { employees: [{ wants: false }, { wants: false }] } });
    expect(answerEmployee(alone, 201, true)).toEqual(alone);
    expect(answerContinues(alone, true, employees)).toEqual(going);
  });

  it("a change of who is linked keeps the answers about those who still are (RENEWP-10)", () => {
    const now = [employees[1] ?? { id: 0, name: "" }, { id: 203, name: "Inès" }];
    expect(parentFormFor(whole, now)).toMatchObject({
      staff: {
        continues: true,
        employees: [
          { id: 202, wants: true },
          { id: 203, wants: null },
        ],
      },
    });
    expect(parentFormFor(alone, now)).toMatchObject({
      staff: { continues: false, employees: [{ wants: false }, { wants: false }] },
    });
    expect(parentFormFor(whole, [])).toEqual(yes);
  });
});
