import { describe, expect, it } from "vitest";
import { searchedBy, shared, wantedOf } from "./search.ts";

describe("what is typed", () => {
  it.each([
    ["camille@", ["email"]],
    ["0639 98@x", ["email"]],
    ["06 39 98 00 01", ["phone", "reference"]],
    ["+33 (0)6-39.98", ["phone", "reference"]],
    ["[0639]", ["phone", "reference"]],
    ["2026‑1", ["phone", "reference"]],
    ["063", ["reference"]],
    ["2026a", ["reference"]],
    ["FAM-12", ["reference"]],
    ["GE-2026-1", ["reference"]],
    ["FAM 12", ["name"]],
    ["06 1", ["name"]],
    ["FAM-", ["name"]],
    ["le goff", ["name"]],
    ["%_", ["name"]],
  ])("decides what is searched: %s by %j (FOLKS-02)", (typed, by) => {
    expect(searchedBy(typed)).toEqual(by);
  });
});

it.each([
  [" Léa   Moreau ", "Léa Moreau"],
  ["le", "le"],
  ["é ", null],
  [" \u00a0\n ", null],
  ["👶", null],
  ["", null],
  ["é".repeat(100), "é".repeat(100)],
  ["é".repeat(101), null],
  ["Léa\0", null],
])("what is typed, %j, is searched as %j (FOLKS-02, FOLKS-05)", (typed, wanted) => {
  expect(wantedOf(typed)).toBe(wanted);
});

describe("lines that groups share", () => {
  it.each([
    [[10, 20, 0], 200, [10, 20, 0]],
    [[500, 20, 3], 200, [177, 20, 3]],
    [[500, 500, 500], 200, [67, 67, 66]],
    [[500, 90, 500], 200, [67, 66, 67]],
    [[], 200, []],
  ])("are shared by groups of %j in %i as %j (FOLKS-04)", (sizes, lines, given) => {
    expect([...shared(sizes, lines)].toSorted()).toEqual(given.toSorted());
    expect(shared(sizes, lines).every((each, place) => each <= (sizes[place] ?? 0))).toBe(true);
  });
});
