import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../kernel/day.ts";
import { type OrderedToDo, toDoOrder } from "./toDo.order.ts";

const today = "2026-11-23";
type Given = Partial<Omit<OrderedToDo, "key">>;
const aToDo = (key: string, given: Given): OrderedToDo => ({
  key,
  weight: 1,
  deadline: null,
  since: "2026-11-01T08:00:00.000Z",
  ...given,
});
const keys = (list: readonly OrderedToDo[]) => toDoOrder(list, today).map(({ key }) => key);

describe("the order of what there is to do", () => {
  it.each<[string, Given, Given]>([
    ["a late one before one without a deadline", { deadline: "2026-11-01", weight: 9 }, {}],
    [
      "one due in three days before a lighter one that is due in four",
      { deadline: "2026-11-26", weight: 7 },
      { deadline: "2026-11-27" },
    ],
    [
      "a lighter kind before an earlier deadline, among those due soon",
      { deadline: "2026-11-26", weight: 1 },
      { deadline: "2026-11-01", weight: 2 },
    ],
    [
      "an earlier deadline of the same kind, among those due soon",
      { deadline: "2026-11-22" },
      { deadline: "2026-11-23" },
    ],
    [
      "the older one of the same kind and day",
      { deadline: "2026-11-22", since: "2026-11-02T08:00:00.000Z" },
      { deadline: "2026-11-22", since: "2026-11-03T08:00:00.000Z" },
    ],
    [
      "an earlier deadline before a lighter kind, among those due later",
      { deadline: "2026-12-01", weight: 7 },
      { deadline: "2026-12-02", weight: 1 },
    ],
    [
      "the lighter kind of the same later day",
      { deadline: "2026-12-01", weight: 1 },
      { deadline: "2026-12-01", weight: 2, since: "2026-01-01T00:00:00.000Z" },
    ],
    [
      "the older one of the same later day and kind",
      { deadline: "2026-12-01", since: "2026-11-02T08:00:00.000Z" },
      { deadline: "2026-12-01", since: "2026-11-03T08:00:00.000Z" },
    ],
    ["a deadline in years before none", { deadline: "2036-01-01", weight: 9 }, { weight: 1 }],
    [
      "the lighter kind of two without a deadline",
      { weight: 1 },
      { weight: 2, since: "2026-01-01T00:00:00.000Z" },
    ],
    [
      "the older one of two without a deadline",
      { since: "2026-01-01T00:00:00.000Z" },
      { since: "2026-01-02T00:00:00.000Z" },
    ],
    [
      "one whose age is known before one whose age is not",
      { since: "2026-11-22T00:00:00.000Z" },
      { since: null },
    ],
    ["the earlier key where nothing else tells them apart", {}, {}],
  ])("puts %s (TODO-04)", (_, first, second) => {
    const [one, other] = [aToDo("a", first), aToDo("b", second)];
    expect([keys([one, other]), keys([other, one])]).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
  });

  const days = fc.option(
    fc.integer({ min: -5, max: 9 }).map((days) => addDays(today, days)),
    { nil: null },
  );
  const lists = fc.uniqueArray(
    fc.record({
      key: fc.string(),
      weight: fc.integer({ min: 1, max: 3 }),
      deadline: days,
      since: fc.option(fc.constantFrom("2026-11-01T08:00:00.000Z", "2026-11-02T08:00:00.000Z"), {
        nil: null,
      }),
    }),
    { selector: ({ key }) => key },
  );

  const twice = lists.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );

  it("depends on nothing but what there is: not on how it came, and leaves that as it was (TODO-04)", () => {
    fc.assert(
      fc.property(twice, ([list, shuffled]) => {
        const before = structuredClone(list);
        const ordered = toDoOrder(list, today);
        expect(list).toEqual(before);
        expect(toDoOrder(shuffled, today)).toEqual(ordered);
        expect(new Set(ordered)).toEqual(new Set(list));
        const groups = ordered.map(({ deadline }) =>
          deadline === null ? 2 : Number(deadline > addDays(today, 3)),
        );
        expect(groups).toEqual(groups.toSorted());
      }),
    );
  });
});
