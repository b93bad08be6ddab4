import { describe, expect, it } from "vitest";
import type { ListOrder } from "../db/keyset.ts";
import { listPage, pageWanted } from "./cursors.ts";

const bySeen: ListOrder = {
  columns: [
    { column: "seen", type: "timestamptz", whenNull: "'infinity'" },
    { column: "day", type: "date" },
    { column: "name", type: "text" },
    { column: "id", type: "integer" },
  ],
  isDescending: false,
};
type Key = readonly [string | null, string, string, number];
const keys: readonly Key[] = [
  ["2026-11-22T10:00:00.123Z", "2026-11-22", "Élodie, « A »", 1],
  [null, "2024-02-29", "", 2],
];
const page = (rows: readonly Key[], hasNext = true, hasPrevious = true, count = rows.length) =>
  listPage({ rows, hasNext, hasPrevious }, count, "seen", {
    keyOf: (row) => row,
    itemOf: ([, , , id]) => id,
  });
const cursor = (...key: unknown[]) => Buffer.from(JSON.stringify(key)).toString("base64url");
const refused = (asked: object, sort = "seen") => {
  try {
    pageWanted(sort, bySeen, asked);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe("the cursors of a list", () => {
  it("lead from the last row of a page and from its first (AGUI-12, AGUI-28)", () => {
    const { items, next, previous } = page(keys);
    expect(items).toEqual([1, 2]);
    const wanted = (asked: object) => pageWanted("seen", bySeen, asked);
    expect(wanted({ after: next, limit: 25 })).toEqual({
      order: bySeen,
      place: { side: "after", key: keys[1] },
      limit: 25,
    });
    expect(wanted({ before: previous })).toMatchObject({
      place: { side: "before", key: keys[0] },
      limit: 50,
    });
    expect(wanted({})).toMatchObject({ place: null });
  });

  it("are none where nothing follows, nor on an empty page", () => {
    expect(page(keys, false, false)).toMatchObject({ next: null, previous: null });
    expect(page([], true, true)).toMatchObject({ next: null, previous: null, items: [] });
  });

  it.each([
    [1_000, { value: 1_000, isCapped: false }],
    [1_001, { value: 1_000, isCapped: true }],
  ])("stand beside a count: of %i, %j (AGUI-11)", (count, said) => {
    expect(page(keys, true, true, count).count).toEqual(said);
  });

  const good = ["2026-11-22T10:00:00.123Z", "2026-11-22", "a", 1] as const;
  it.each([
    ["words", "no cursor"],
    ["a text that is not base64", "é%00"],
    ["an object", Buffer.from("{}").toString("base64url")],
    ["another order", cursor("name", ...good)],
    ["too few values", cursor("seen", ...good.slice(1))],
    ["too many values", cursor("seen", ...good, 1)],
    ["a null that stands for nothing", cursor("seen", good[0], null, "a", 1)],
    ["an instant that is none", cursor("seen", "2026-13-22T10:00:00.000Z", good[1], "a", 1)],
    ["an instant of no calendar", cursor("seen", "2026-02-30T10:00:00.000Z", good[1], "a", 1)],
    ["an instant without a time", cursor("seen", "2026-02-20", good[1], "a", 1)],
    ["a day of no calendar", cursor("seen", good[0], "2026-02-30", "a", 1)],
    ["a day of the year 0", cursor("seen", good[0], "0000-01-01", "a", 1)],
    ["a character that PostgreSQL does not store", cursor("seen", good[0], good[1], "\0", 1)],
    ["a number past the column’s", cursor("seen", good[0], good[1], "a", 2 ** 31)],
    ["a number that is none", cursor("seen", good[0], good[1], "a", "1")],
    ["half a number", cursor("seen", good[0], good[1], "a", 1.5)],
  ])("are refused where they hold %s (AGUI-27)", (_, given) => {
    expect(refused({ after: given })).toBe("agency.cursor-unusable");
    expect(refused({ before: given })).toBe("agency.cursor-unusable");
  });

  it("are refused where both are given (AGUI-27)", () => {
    const whole = cursor("seen", ...good);
    expect(refused({ after: whole })).toBeNull();
    expect(refused({ after: whole, before: whole })).toBe("agency.cursor-unusable");
  });
});
