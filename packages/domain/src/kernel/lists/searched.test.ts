import { expect, it } from "vitest";
import { searched } from "./searched.ts";

it.each([
  ["Le", true],
  ["𝒜𝒜", true],
  ["x".repeat(100), true],
  ["x", false],
  ["𝒜", false],
  ["   x   ", false],
  ["x".repeat(101), false],
  ["Le\0", false],
])("people and contracts are searched by %j: %s", (typed, isSearched) => {
  expect(searched.read(typed)).toBe(isSearched ? typed : undefined);
});
