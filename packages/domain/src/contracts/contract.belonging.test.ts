import { describe, expect, it } from "vitest";
import { belongingsOf, withPastTogether } from "./contract.belonging.ts";

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
    [
      "after the contract that has the base reference, whose own is not the lowest",
      [["GE-2"], ["GE-1-A", "GE-2"]],
      [null, "GE-2"],
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

describe("the past of a group", () => {
  const of = (reference: string, isOver: boolean) => ({
    reference,
    baseReference: reference[0] ?? "",
    isOver,
  });
  const live = (reference: string) => of(reference, false);
  const over = (reference: string) => of(reference, true);
  it.each([
    ["is what ended below one that has not", [live("A3"), over("A2"), over("A1")], ["A3", ["A2", "A1"]]],
    ["is folded from two on", [live("A2"), over("A1")], ["A2", "A1"]],
    ["stays in sight above one that has not ended", [over("A3"), live("A2"), over("A1")], ["A3", "A2", "A1"]],
    ["stays in sight where all have ended", [over("A3"), over("A2"), over("A1")], ["A3", "A2", "A1"]],
    [
      "is that of its own group",
      [live("B1"), over("A2"), over("A1"), live("C3"), over("C2"), over("C1")],
      ["B1", "A2", "A1", "C3", ["C2", "C1"]],
    ],
    [
      "is cut by one that has not ended",
      [live("A6"), over("A5"), over("A4"), live("A3"), over("A2"), over("A1")],
      ["A6", ["A5", "A4"], "A3", ["A2", "A1"]],
    ],
  ])("%s (CONTRACT-60)", (_, contracts, expected) => {
    const entries = withPastTogether(belongingsOf(contracts), ({ isOver }) => isOver);
    const named = entries.map((entry) =>
      Array.isArray(entry) ? entry.map(({ contract }) => contract.reference) : entry.contract.reference,
    );
    expect(named).toEqual(expected);
  });
});
