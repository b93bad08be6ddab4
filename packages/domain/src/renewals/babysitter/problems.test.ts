import { describe, expect, it } from "vitest";
import {
  answerExtra,
  answerFamily,
  answerKnown,
  answerOptOut,
  answerRenews,
  answerSame,
  type BabysitterForm,
  babysitterFormFor,
  emptyBabysitterForm,
  giveFamilyReason,
  giveReason,
  writeComment,
  writeDate,
  writeFamilyComment,
} from "./form.ts";
import { babysitterProblems, babysitterRules } from "./problems.ts";

const families = [
  { id: 31, name: "Claire Martin" },
  { id: 32, name: "Paul Durand" },
];
const facts = { families, mayUnsubscribe: true, today: "2026-06-15" };
const problemsOf = (form: BabysitterForm, more: Partial<typeof facts> = {}) =>
  babysitterProblems(form, { ...facts, ...more }).map(({ rule, question }) => `${rule} ${question}`);

const no = answerRenews(emptyBabysitterForm, false, families);
const yes = answerRenews(emptyBabysitterForm, true, families);
const whole = [
  (form: BabysitterForm) => answerFamily(form, 31, true),
  (form: BabysitterForm) => answerFamily(form, 32, true),
  (form: BabysitterForm) => answerExtra(form, false),
  (form: BabysitterForm) => answerKnown(form, true),
  (form: BabysitterForm) => answerSame(form, true),
].reduce((form, change) => change(form), yes);
const later = answerKnown(whole, false);
const leaving = giveReason(no, 4);
const refusing = (reason: number, comment = "") =>
  writeFamilyComment(giveFamilyReason(answerFamily(whole, 31, false), 31, reason), 31, comment);

describe("a babysitter's form can be sent when nothing is left to do", () => {
  it.each<[string, BabysitterForm, string[], Partial<typeof facts>?]>([
    ["empty (RENEWBS-04)", emptyBabysitterForm, ["1 need"]],
    ["no, without a reason (RENEWBS-26)", no, ["2 reason"]],
    ["no, with a reason (RENEWBS-26)", leaving, []],
    ["yes, where one may not unsubscribe (RENEWBS-23)", whole, [], { mayUnsubscribe: false }],
    ["no, where one may not unsubscribe (RENEWBS-23)", leaving, [], { mayUnsubscribe: false }],
    [
      "no, and no more letters, where one may not unsubscribe (RENEWBS-23)",
      answerOptOut(leaving, "communications", true),
      [],
      { mayUnsubscribe: false },
    ],
    ["no, with reason 0 (RENEWBS-05)", giveReason(no, 0), []],
    ["no, with 250 characters (RENEWBS-07)", writeComment(leaving, "é".repeat(250)), []],
    ["no, with 251 characters (RENEWBS-07)", writeComment(leaving, "é".repeat(251)), ["3 comment"]],
    ["no, with 250 emoji (RENEWBS-06)", writeComment(leaving, "🧸".repeat(250)), []],
    ["no, with 251 emoji (RENEWBS-06, RENEWBS-OP19)", writeComment(leaving, "🧸".repeat(251)), ["3 comment"]],
    [
      "no, with 250 characters of which line breaks (RENEWBS-OP12)",
      writeComment(leaving, `${"a\r\n".repeat(124)}bc`),
      [],
    ],
    [
      "no, with 251 characters of which line breaks (RENEWBS-OP12)",
      writeComment(leaving, `${"a\r\n".repeat(124)}bcd`),
      ["3 comment"],
    ],
    ["no, with spaces around (RENEWBS-06)", writeComment(leaving, ` ${"a".repeat(250)}\n`), []],
    ["no, and unsubscribed (RENEWBS-16)", answerOptOut(leaving, "unsubscribe", true), []],
    [
      "no, and unsubscribed where it is not offered (RENEWBS-23)",
      answerOptOut(leaving, "unsubscribe", true),
      ["4 unsubscribe"],
      { mayUnsubscribe: false },
    ],
    [
      "yes, without more (RENEWBS-27, RENEWBS-30, RENEWBS-31)",
      yes,
      ["5 family-31", "5 family-32", "8 extra", "9 known"],
    ],
    ["yes, whole (RENEWBS-27)", whole, []],
    [
      "yes, with one family refused and another not answered, in their order (RENEWBS-27)",
      answerFamily(yes, 31, false),
      ["6 family-reason-31", "5 family-32", "8 extra", "9 known"],
    ],
    [
      "yes, with no linked family (RENEWBS-OP13)",
      answerRenews(emptyBabysitterForm, true, []),
      ["8 extra", "9 known"],
    ],
    ["yes, a family refused (RENEWBS-28)", answerFamily(whole, 31, false), ["6 family-reason-31"]],
    ["yes, a family refused for reason 0 (RENEWBS-09)", refusing(0), []],
    ["yes, a family refused for another reason (RENEWBS-10)", refusing(99), []],
    ["yes, with 250 characters on it (RENEWBS-29)", refusing(99, "a".repeat(250)), []],
    ["yes, with 251 characters on it (RENEWBS-29)", refusing(99, "a".repeat(251)), ["7 family-comment-31"]],
    ["yes, known and not said if the same (RENEWBS-32)", answerKnown(later, true), ["10 same"]],
    ["yes, not known, without a date (RENEWBS-33)", later, ["11 date"]],
    ["yes, not the same, without a date (RENEWBS-33)", answerSame(whole, false), ["11 date"]],
    ["yes, with half a date (RENEWBS-33)", writeDate(later, "01/09"), ["11 date"]],
    ["yes, with a day that does not exist (RENEWBS-33)", writeDate(later, "2026-06-31"), ["11 date"]],
    ["yes, from yesterday (RENEWBS-33)", writeDate(later, "2026-06-14"), ["12 date"]],
    ["yes, from today (RENEWBS-OP8)", writeDate(later, "2026-06-15"), []],
    ["yes, not the same, from tomorrow (RENEWBS-OP9)", writeDate(answerSame(whole, false), "2026-06-16"), []],
  ])("%s", (_, form, expected, more) => {
    expect(problemsOf(form, more)).toEqual(expected);
  });

  it("the rules of a babysitter's form are numbered from 1 on", () => {
    expect(babysitterRules.map(({ number }) => number)).toEqual(babysitterRules.map((_, index) => index + 1));
  });
});

describe("a change", () => {
  it("a change of the first answer clears the other branch (RENEWBS-17, RENEWBS-18, RENEWBS-19, RENEWBS-21)", () => {
    expect(answerRenews(whole, false, families)).toEqual(no);
    expect(answerRenews(leaving, true, families)).toEqual(yes);
  });

  it("a change of the first answer resets both opt-outs (RENEWBS-20)", () => {
    const asked = answerOptOut(leaving, "communications", true);
    expect(answerRenews(answerRenews(asked, true, families), false, families)).toEqual(no);
  });

  it("a change that says the same again changes nothing", () => {
    expect(answerRenews(leaving, false, families)).toBe(leaving);
    expect(answerFamily(refusing(1), 31, false)).toEqual(refusing(1));
    expect(answerKnown(later, false)).toEqual(later);
    expect(answerSame(whole, true)).toEqual(whole);
  });

  it("a change of one opt-out to yes is a no to the other (RENEWBS-22)", () => {
    const first = answerOptOut(leaving, "communications", true);
    expect(answerOptOut(first, "unsubscribe", true)).toMatchObject({ optOut: "unsubscribe" });
    expect(answerOptOut(first, "unsubscribe", false)).toEqual(first);
    expect(answerOptOut(first, "communications", false)).toMatchObject({ optOut: null });
  });

  it("a change of the known availabilities resets what hangs on them (RENEWBS-24)", () => {
    const dated = writeDate(answerSame(whole, false), "2026-09-01");
    expect(answerKnown(dated, false)).toMatchObject({ availability: { known: false, date: "" } });
    expect(answerKnown(answerKnown(dated, false), true)).toMatchObject({
      availability: { known: true, same: null },
    });
  });

  it("a change of a family's answer resets its reason (RENEWBS-25)", () => {
    const again = answerFamily(answerFamily(refusing(99, "trop loin"), 31, true), 31, false);
    expect(again).toMatchObject({ families: [{ id: 31, wants: false, reason: null }, { id: 32 }] });
  });

  it("a change of who is linked keeps the answers about those who still are (RENEWBS-08)", () => {
    const now = {
      families: [
        { id: 32, name: "P" },
        { id: 33, name: "N" },
      ],
      mayUnsubscribe: false,
    };
    expect(babysitterFormFor(whole, now)).toMatchObject({
      families: [
        { id: 32, wants: true },
        { id: 33, wants: null },
      ],
    });
    const asked = answerOptOut(leaving, "unsubscribe", true);
    expect(babysitterFormFor(asked, now)).toMatchObject({ optOut: null });
  });
});
