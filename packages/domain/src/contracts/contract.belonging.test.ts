import { describe, expect, it } from "vitest";
import { belongingsOf } from "./contract.belonging.ts";

type Listed = readonly [reference: string, baseReference?: string | null];

const amended = (list: readonly Listed[]) =>
  belongingsOf(list.map(([reference, baseReference]) => ({ reference, baseReference }))).map(
    ({ amends }) => amends,
  );

describe("an amendment", () => {
  it.each<[string, Listed[], (string | null)[]]>([
    ["alone, without a base reference", [["GE-1"]], [null]],
    ["alone of its group: nothing is known of what it amends", [["GE-1-B", "GE-1"]], [null]],
    [
      "after the contract that has the base reference",
      [["GE-1-B", "GE-1"], ["GE-1-A", "GE-1"], ["GE-1"]],
      ["GE-1", "GE-1", null],
    ],
    [
      "after the lowest reference, where none has the base reference",
      [
        ["GE-1-10", "GE-1"],
        ["GE-1-9", "GE-1"],
        ["GE-1-1", "GE-1"],
      ],
      ["GE-1", "GE-1", null],
    ],
    [
      "whatever the order of the list",
      [
        ["GE-1-1", "GE-1"],
        ["GE-1-2", "GE-1"],
      ],
      [null, "GE-1"],
    ],
    ["of its own group only", [["GE-2"], ["GE-1-B", "GE-1"], ["GE-1"]], [null, "GE-1", null]],
    ["not of itself: the same reference twice", [["MNH-9"], ["MNH-9"]], [null, null]],
    [
      "with an empty base reference, which is none",
      [
        ["GE-2", ""],
        ["GE-1", ""],
      ],
      [null, null],
    ],
  ])("is told %s (CONTRACT-56)", (_, list, amends) => {
    expect(amended(list)).toEqual(amends);
  });
});

describe("contracts of one base reference", () => {
  it.each<[string, Listed[], boolean[]]>([
    ["side by side", [["GE-2"], ["GE-1-B", "GE-1"], ["GE-1"]], [false, false, true]],
    ["twice the same reference", [["MNH-9"], ["MNH-9"], ["MNH-8"]], [false, true, false]],
    [
      "apart, where the printed order parts them",
      [["GE-1-B", "GE-1"], ["GE-10"], ["GE-1"]],
      [false, false, false],
    ],
  ])("are joined %s (CONTRACT-55)", (_, list, joined) => {
    const told = belongingsOf(list.map(([reference, baseReference]) => ({ reference, baseReference })));
    expect(told.map(({ followsItsGroup }) => followsItsGroup)).toEqual(joined);
  });
});
