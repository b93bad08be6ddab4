import { describe, expect, it } from "vitest";
import {
  answered,
  areAllOf,
  type Choice,
  changeOne,
  choiceOf,
  choiceSchema,
  choicesSchema,
  forLinked,
  mostLinked,
  sentChoice,
  withComment,
  withReason,
} from "./choice.ts";
import { commentLength, isCommentShort, sentComment, typedCommentSchema } from "./comment.ts";

const reasons = { rows: [{ value: 0 }, { value: 1 }, { value: 9 }] };
const other = 9;
const schema = choiceSchema(reasons, other);
const no = (reason: number | null = null): Choice => ({ id: 1, wants: false, reason });
const withOther = (comment: string): Choice => ({ id: 1, wants: false, reason: other, comment });

describe("whether one goes on with somebody", () => {
  it.each<[object, boolean]>([
    [{ id: 1, wants: null }, true],
    [{ id: 1, wants: true }, true],
    [{ id: 1, wants: true, reason: 1 }, false],
    [{ id: 1, wants: false, reason: null }, true],
    [{ id: 1, wants: false, reason: 1 }, true],
    [{ id: 1, wants: false, reason: 2 }, false],
    [{ id: 1, wants: false, reason: other }, false],
    [{ id: 1, wants: false, reason: other, comment: "" }, true],
    [{ id: 1, wants: false, reason: 1, comment: "" }, false],
    [{ id: 1, wants: false }, false],
  ])("can be said as %j: %s (RENEWBS-08, RENEWP-10)", (said, isOne) => {
    expect(schema.safeParse(said).success).toBe(isOne);
  });

  it("is said of a hundred people at most", () => {
    const all = (count: number) => Array.from({ length: count }, (_, id) => ({ id, wants: null }));
    expect(choicesSchema(reasons, other).safeParse(all(mostLinked)).success).toBe(true);
    expect(choicesSchema(reasons, other).safeParse(all(mostLinked + 1)).success).toBe(false);
  });

  it.each<[string, Choice, boolean, Choice]>([
    ["a first yes", { id: 1, wants: null }, true, { id: 1, wants: true }],
    ["a first no, without its reason", { id: 1, wants: null }, false, no()],
    ["the same no again, which keeps its reason", no(1), false, no(1)],
    ["the same no again, which keeps its comment", withOther("Trop loin."), false, withOther("Trop loin.")],
    ["a yes after a no, whose reason goes", no(1), true, { id: 1, wants: true }],
    ["a no after a yes", { id: 1, wants: true }, false, no()],
  ])("is answered by %s (RENEWBS-25)", (_, before, wants, after) => {
    expect(answered(before, wants)).toEqual(after);
  });

  it.each<[string, Choice, number, Choice]>([
    ["beside a no", no(), 1, no(1)],
    ["another one", no(0), 1, no(1)],
    ["the other one, which has a comment", no(0), other, withOther("")],
    ["the other one again, which keeps its comment", withOther("Trop loin."), other, withOther("Trop loin.")],
    ["one of the list after the other, whose comment goes", withOther("Trop loin."), 0, no(0)],
    ["none beside a yes", { id: 1, wants: true }, 1, { id: 1, wants: true }],
    ["none before an answer", { id: 1, wants: null }, 1, { id: 1, wants: null }],
  ])("has a reason: %s (RENEWP-13, RENEWP-14)", (_, before, reason, after) => {
    expect(withReason(before, reason, other)).toEqual(after);
  });

  it("has a comment beside the reason “other” alone (RENEWP-14)", () => {
    expect(withComment(withOther(""), "Trop loin.")).toEqual(withOther("Trop loin."));
    expect(withComment(no(1), "Trop loin.")).toEqual(no(1));
  });

  it.each<[Choice, object]>([
    [
      { id: 1, wants: null },
      { wants: null, reason: null, comment: null },
    ],
    [
      { id: 1, wants: true },
      { wants: true, reason: null, comment: null },
    ],
    [no(), { wants: false, reason: null, comment: null }],
    [no(1), { wants: false, reason: 1, comment: null }],
    [withOther(" "), { wants: false, reason: other, comment: null }],
    [withOther(" Trop loin. "), { wants: false, reason: other, comment: "Trop loin." }],
  ])("%j is sent as %j, and read as it was", (choice, sent) => {
    expect(sentChoice(choice)).toEqual({ id: 1, ...sent });
    expect(sentChoice(choiceOf(sentChoice(choice), other))).toEqual({ id: 1, ...sent });
  });

  it.each([
    [
      { wants: null, reason: 1, comment: "x" },
      { id: 1, wants: null },
    ],
    [
      { wants: true, reason: 1, comment: "x" },
      { id: 1, wants: true },
    ],
    [{ wants: false, reason: 1, comment: "x" }, no(1)],
    [{ wants: false, reason: other, comment: null }, withOther("")],
  ])("what was not asked is not read: %j", (sent, choice) => {
    expect(choiceOf({ id: 1, ...sent }, other)).toEqual(choice);
  });

  it("is changed of one alone", () => {
    const two: Choice[] = [
      { id: 1, wants: null },
      { id: 2, wants: null },
    ];
    expect(changeOne(two, 2, (choice) => answered(choice, true))).toEqual([two[0], { id: 2, wants: true }]);
  });
});

describe("those who are linked", () => {
  const linked = [
    { id: 2, name: "Zoé" },
    { id: 1, name: "Anne" },
  ];

  it("keep what was chosen, in their order; somebody new is not answered, and who is gone is forgotten", () => {
    expect(forLinked([no(1), { id: 3, wants: true }], linked)).toEqual([{ id: 2, wants: null }, no(1)]);
  });

  it.each([
    [[2, 1], true],
    [[1, 2], true],
    [[1], false],
    [[1, 1], false],
    [[1, 2, 2], false],
    [[1, 3], false],
    [[1, 2, 3], false],
    [[], false],
  ])("are each named once by %j: %s", (ids, areAll) => {
    expect(
      areAllOf(
        ids.map((id) => ({ id })),
        linked,
      ),
    ).toBe(areAll);
  });
});

describe("a comment", () => {
  it.each([
    ["  Bonjour\r\nà tous\u200b ", "Bonjour\nà tous", 14],
    ["Une\rdeux", "Une\ndeux", 8],
    ["e\u0301té", "été", 3],
    ["👶", "👶", 1],
    [" \n ", null, 0],
  ])("%j is sent as %j, which counts %i (RENEWBS-06)", (typed, sent, length) => {
    expect(sentComment(typed)).toBe(sent);
    expect(commentLength(typed)).toBe(length);
  });

  it("has 250 characters at most (RENEWBS-07)", () => {
    expect(isCommentShort("👶".repeat(250))).toBe(true);
    expect(isCommentShort(`${"x".repeat(250)} `)).toBe(true);
    expect(isCommentShort("x".repeat(251))).toBe(false);
  });

  it.each([
    ["x".repeat(5_000), true],
    ["x".repeat(5_001), false],
    ["a\0b", false],
    ["\ud800", false],
  ])("is kept in a draft while it is typed: %#", (typed, isKept) => {
    expect(typedCommentSchema.safeParse(typed).success).toBe(isKept);
  });
});
