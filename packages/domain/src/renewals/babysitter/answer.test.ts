import { describe, expect, it } from "vitest";
import {
  type BabysitterAnswer,
  babysitterAnswerOf,
  babysitterAnswerSchema,
  babysitterFormOf,
  unreadableBabysitterField,
} from "./answer.ts";
import * as form from "./form.ts";
import { babysitterSummary } from "./summary.ts";

const families = [
  { id: 31, name: "Claire Martin", salesRepId: 7, salesRepName: "Zoé Blanc" },
  { id: 32, name: "Paul Durand", salesRepId: null, salesRepName: null },
];
const staying = form.answerRenews(form.emptyBabysitterForm, true, families);
const leaving = form.answerRenews(form.emptyBabysitterForm, false, families);
const sent = (given: form.BabysitterForm) => babysitterAnswerOf(given, families, 201);
const nothing = sent(form.emptyBabysitterForm);
const answer = (given: Partial<BabysitterAnswer>): BabysitterAnswer => ({ ...nothing, ...given });

describe("a babysitter’s answer", () => {
  it("names each family and its sales representative, or nobody (RENEWBS-OP6)", () => {
    const chosen = form.giveFamilyReason(form.answerFamily(staying, 32, false), 32, 1);
    expect(sent(form.answerFamily(chosen, 31, true)).families).toEqual([
      {
        id: 31,
        name: "Claire Martin",
        recipientId: 7,
        recipientName: "Zoé Blanc",
        wants: true,
        reason: null,
        comment: null,
      },
      {
        id: 32,
        name: "Paul Durand",
        recipientId: null,
        recipientName: null,
        wants: false,
        reason: 1,
        comment: null,
      },
    ]);
    const gone = babysitterAnswerOf(staying, [], 201).families?.[0];
    expect(gone).toMatchObject({ id: 31, name: null, recipientId: null, recipientName: null });
  });

  it.each<[string, form.BabysitterForm, Partial<BabysitterAnswer>]>([
    ["nothing yet", form.emptyBabysitterForm, { renews: null, families: null }],
    ["no", leaving, { renews: false, disablesCommunications: false, unsubscribes: false, families: null }],
    [
      "no, and no more letters",
      form.answerOptOut(leaving, "communications", true),
      { disablesCommunications: true, unsubscribes: false },
    ],
    [
      "no, and to leave",
      form.answerOptOut(leaving, "unsubscribe", true),
      { disablesCommunications: false, unsubscribes: true },
    ],
    ["yes", staying, { renews: true, hasKnownAvailabilities: null, hasSameAvailabilities: null, date: null }],
    [
      "yes, with the same availabilities",
      form.answerSame(form.answerKnown(staying, true), true),
      { hasKnownAvailabilities: true, hasSameAvailabilities: true, date: null, sameDate: null },
    ],
    [
      "yes, with others",
      form.writeDate(form.answerSame(form.answerKnown(staying, true), false), "2026-09-01"),
      {
        hasKnownAvailabilities: true,
        hasSameAvailabilities: false,
        date: "2026-09-01",
        sameDate: "2026-09-01",
      },
    ],
    [
      "yes, with availabilities that are known later",
      form.writeDate(form.answerKnown(staying, false), "2026-09-01"),
      { hasKnownAvailabilities: false, hasSameAvailabilities: null, date: "2026-09-01" },
    ],
  ])("says %s, is sent so, and read as it was given (RENEWBS-22, RENEWBS-24)", (_, given, fields) => {
    expect(sent(given)).toMatchObject({ babysitterId: 201, sameBabysitterId: 201, ...fields });
    expect(babysitterFormOf(sent(given))).toEqual(given);
  });

  it.each<[Partial<BabysitterAnswer>, object]>([
    [{ renews: true, families: null }, { families: [] }],
    [{ renews: false, comment: null }, { comment: "" }],
    [
      { renews: true, hasKnownAvailabilities: false, date: null, sameDate: "2026-09-01" },
      { availability: { known: false, date: "2026-09-01" } },
    ],
    [
      { renews: true, hasKnownAvailabilities: false, date: null, sameDate: null },
      { availability: { known: false, date: "" } },
    ],
  ])("%j is read as %j (RENEWBS-OP5)", (given, read) => {
    expect(babysitterFormOf(answer(given))).toMatchObject(read);
  });

  it.each<[string, Partial<BabysitterAnswer>, keyof BabysitterAnswer | null, boolean?]>([
    ["neither opt-out", { renews: false }, null],
    ["no more letters", { renews: false, disablesCommunications: true }, null, false],
    ["to leave, where one may", { renews: false, unsubscribes: true }, null],
    ["to leave, where one may not", { renews: false, unsubscribes: true }, "unsubscribes", false],
    ["both opt-outs", { renews: false, unsubscribes: true, disablesCommunications: true }, "unsubscribes"],
    ["one day twice", { date: "2026-09-01", sameDate: "2026-09-01" }, null],
    ["two days", { date: "2026-09-01", sameDate: "2026-09-02" }, "sameDate"],
    ["a day once", { date: "2026-09-01" }, null],
    ["a day once, under the other name", { sameDate: "2026-09-01" }, null],
    ["yes, of no family", { renews: true }, "families"],
    ["yes, of each family", { renews: true, families: sent(staying).families }, null],
    ["yes, of one family", { renews: true, families: sent(staying).families?.slice(1) ?? null }, "families"],
    ["no, of no family", { renews: false, families: [] }, null],
  ])(
    "cannot be read, or can, where it came with %s (RENEWBS-22, RENEWBS-23, RENEWBS-27)",
    (_, given, field, mayUnsubscribe = true) => {
      expect(unreadableBabysitterField(answer(given), { families, mayUnsubscribe })).toBe(field);
    },
  );

  it("names a hundred families at most", () => {
    const many = (count: number) => Array.from({ length: count }, (_, id) => ({ id, wants: true }));
    const takes = (count: number) => babysitterAnswerSchema.safeParse({ families: many(count) }).success;
    expect([takes(100), takes(101)]).toEqual([true, false]);
  });
});

describe("a kept form of a babysitter", () => {
  const wish = form.answerOptOut(leaving, "unsubscribe", true);

  it.each([
    [wish, true, "unsubscribe"],
    [wish, false, null],
    [form.answerOptOut(leaving, "communications", true), false, "communications"],
  ])("asks to leave only while one may (RENEWBS-23): %#", (kept, mayUnsubscribe, optOut) => {
    expect(form.babysitterFormFor(kept, { families, mayUnsubscribe })).toEqual({ ...kept, optOut });
  });

  it("forgets families that are no longer linked, and keeps what was said of the others", () => {
    const chosen = form.answerFamily(form.answerFamily(staying, 31, true), 32, true);
    const kept = form.babysitterFormFor(chosen, { families: families.slice(1), mayUnsubscribe: false });
    expect(kept).toMatchObject({ renews: true, families: [{ id: 32, wants: true }] });
    expect(form.babysitterFormFor(form.emptyBabysitterForm, { families, mayUnsubscribe: false })).toEqual(
      form.emptyBabysitterForm,
    );
  });

  it("keeps the day of availabilities while their answer stays, and drops it with another (RENEWBS-24)", () => {
    const dated = form.writeDate(form.answerKnown(staying, false), "2026-09-01");
    expect(form.answerKnown(dated, false)).toEqual(dated);
    expect(form.answerKnown(dated, true)).toMatchObject({ availability: { known: true, same: null } });
    const others = form.writeDate(form.answerSame(form.answerKnown(staying, true), false), "2026-09-01");
    expect(form.answerSame(others, false)).toEqual(others);
    expect(form.answerSame(dated, true)).toEqual(dated);
    expect(form.writeDate(form.answerKnown(staying, true), "2026-09-01")).toMatchObject({
      availability: { known: true, same: null },
    });
  });

  it.each([
    [{ known: null }, true],
    [{ known: true, same: null }, true],
    [{ known: true, same: true }, true],
    [{ known: true, same: true, date: "" }, false],
    [{ known: true, same: false, date: "" }, true],
    [{ known: true, same: false }, false],
    [{ known: false, date: "2026-09-01" }, true],
    [{ known: false }, false],
  ])("has a day only where one is asked: %j, %s (RENEWBS-14)", (availability, isOne) => {
    const kept = { ...staying, availability };
    expect(form.babysitterFormSchema.safeParse(kept).success).toBe(isOne);
  });
});

describe("what a babysitter answered is read by the agency in the form’s order (AGREN-08)", () => {
  const inWords = (given: Partial<BabysitterAnswer>) =>
    babysitterSummary(answer(given), "fr").map(({ answer: said, isDelicate }) =>
      isDelicate ? `(${said})` : said,
    );

  it.each<[string, Partial<BabysitterAnswer>, string[]]>([
    ["nothing", {}, []],
    [
      "no, and why, which is delicate where it was written freely",
      { renews: false, reason: 4, comment: "Je déménage." },
      ["Non", expect.any(String) as string, "(Je déménage.)", "Non"],
    ],
    ["no, and no more letters", { renews: false, disablesCommunications: true }, ["Non", "Oui"]],
    ["no, and to leave", { renews: false, unsubscribes: true }, ["Non", "Non", "Oui"]],
    [
      "yes, with one family, not with another",
      {
        renews: true,
        families: [
          {
            id: 31,
            name: "Claire Martin",
            recipientId: null,
            recipientName: null,
            wants: true,
            reason: null,
            comment: null,
          },
          {
            id: 32,
            name: null,
            recipientId: null,
            recipientName: null,
            wants: false,
            reason: 99,
            comment: "Trop loin.",
          },
        ],
        wantsExtra: false,
        hasKnownAvailabilities: true,
        hasSameAvailabilities: false,
        date: "2026-09-01",
      },
      [
        "Oui",
        "Oui",
        "Non",
        expect.stringMatching(/^\(.+\)$/) as string,
        "(Trop loin.)",
        "Non",
        "Oui",
        "Non",
        "1er septembre 2026",
      ],
    ],
  ])("%s", (_, given, said) => {
    expect(inWords(given).map((one) => one.replaceAll("\u00a0", " "))).toEqual(said);
  });
});
