import { describe, expect, it } from "vitest";
import { isLateOn, readingOrder, readingsLeft } from "./reading.rules.ts";
import type { ReadingCategory, ReadingDemand } from "./reading.ts";

const today = "2026-11-23";
interface Given {
  readonly demand?: ReadingDemand;
  readonly deadline?: string | null;
  readonly readAt?: string | null;
  readonly confirmedAt?: string | null;
  readonly category?: ReadingCategory;
  readonly publishedDate?: string;
  readonly titleFr?: string;
}
const aReading = (id: string, given: Given = {}) => ({
  id,
  titleFr: "Règlement",
  demand: 1 as ReadingDemand,
  deadline: null,
  readAt: null,
  confirmedAt: null,
  category: 0 as ReadingCategory,
  publishedDate: "2026-11-01",
  ...given,
});
const read = { readAt: "2026-11-12T17:04:00.000Z" };

describe("a document that is late", () => {
  it.each<[string, Given, boolean]>([
    ["to be read until yesterday", { deadline: "2026-11-22" }, true],
    ["to be read until today", { deadline: today }, false],
    ["without a deadline", {}, false],
    ["for information", { demand: 0, deadline: "2026-11-22" }, false],
    ["read", { deadline: "2026-11-22", ...read }, false],
    ["read, and still to be confirmed", { demand: 2, deadline: "2026-11-22", ...read }, true],
    ["confirmed", { demand: 2, deadline: "2026-11-22", ...read, confirmedAt: read.readAt }, false],
  ])("is one that is %s: %s (READING-15)", (_, given, late) => {
    expect(isLateOn(aReading("a", given), today)).toBe(late);
  });
});

it("puts what is to be read first, by deadline, and the rest by category (READING-01)", () => {
  const readings = [
    aReading("rules", { category: 0, demand: 0 }),
    aReading("safety", { category: 1, ...read }),
    aReading("open"),
    aReading("later", { deadline: "2026-12-01" }),
    aReading("late", { deadline: "2026-11-01" }),
    aReading("rules-newer", { category: 0, demand: 0, publishedDate: "2026-11-10" }),
  ];
  const order = ["late", "later", "open", "rules-newer", "rules", "safety"];
  expect(readingOrder(readings).map(({ id }) => id)).toEqual(order);
  expect(readingOrder(readings.toReversed()).map(({ id }) => id)).toEqual(order);
});

it.each<[string, Given[], object]>([
  ["nothing", [read], { count: 0, deadline: null, before: 0 }],
  ["without a deadline", [{}, {}], { count: 2, deadline: null, before: 2 }],
  ["one before a day", [{}, { deadline: "2026-11-30" }], { count: 2, deadline: "2026-11-30", before: 1 }],
  [
    "two before the earliest day",
    [{ deadline: "2026-12-30" }, { deadline: "2026-11-30" }, { deadline: "2026-11-30" }],
    { count: 3, deadline: "2026-11-30", before: 2 },
  ],
])("counts what is left: %s (READING-01)", (_, given, left) => {
  expect(readingsLeft(given.map((one, index) => aReading(String(index), one)))).toEqual(left);
});

it.each<[string | null, string | null, string | null]>([
  ["2026-11-30", null, "2026-11-30"],
  [null, "2026-11-30", "2026-11-30"],
  ["2026-12-30", "2026-11-30", "2026-11-30"],
  ["2026-11-30", "2026-12-30", "2026-11-30"],
  [null, null, null],
])("the first of the days %s and %s is %s (READING-01)", (one, other, first) => {
  const readings = [one, other].map((deadline, index) => aReading(String(index), { deadline }));
  expect(readingsLeft(readings).deadline).toBe(first);
});

it("tells two of one day by their titles, as a reader does, and two of one title by what stays (READING-01)", () => {
  const titled = { a: "Été 2026", b: "Consignes 10", c: "Consignes 9", d: "Consignes 10" };
  const readings = Object.entries(titled).map(([id, titleFr]) =>
    aReading(id, { deadline: "2026-12-01", titleFr }),
  );
  for (const given of [readings, readings.toReversed()])
    expect(readingOrder(given).map(({ id }) => id)).toEqual(["c", "b", "d", "a"]);
});
