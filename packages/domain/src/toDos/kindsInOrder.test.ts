import { expect, test } from "vitest";
import { kindsInOrder } from "./kindsInOrder.ts";

const namesOf = (...kinds: Parameters<typeof kindsInOrder>[0]) => kindsInOrder(kinds).map(({ kind }) => kind);

test("orders kinds by what each says of the others, whoever says it (TODO-12)", () => {
  expect(
    namesOf(
      { kind: "c", after: ["a"] },
      { kind: "b", after: ["a"], before: ["c"] },
      { kind: "a" },
      { kind: "d", after: ["c"] },
    ),
  ).toEqual(["a", "b", "c", "d"]);
});

test.each([
  ["two share a name", [{ kind: "a" }, { kind: "a" }], "share a name"],
  ["one names a kind that there is not", [{ kind: "a", after: ["gone"] }], "gone or a is no kind"],
  ["two could stand either way round", [{ kind: "a" }, { kind: "b" }], "comes next: a, b"],
  [
    "each comes before the other",
    [
      { kind: "a", after: ["b"] },
      { kind: "b", after: ["a"] },
    ],
    "comes next: ",
  ],
])("refuses kinds of which %s (TODO-12)", (_, kinds, why) => {
  expect(() => kindsInOrder(kinds)).toThrow(why);
});
