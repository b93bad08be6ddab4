import { expect, it } from "vitest";
import { idField } from "../idField.ts";
import { idParams } from "./idParams.ts";

it.each([
  ["1", true],
  ["999999999", true],
  ["1000000000", false],
  ["0", false],
  ["01", false],
  ["-1", false],
  ["1x", false],
  ["x1", false],
  ["", false],
])("the path of a call names somebody by their number: %j, %s", (id, isOne) => {
  expect(idParams.safeParse({ id }).success).toBe(isOne);
});

it.each([
  [1, true],
  [2_147_483_647, true],
  [2_147_483_648, false],
  [0, false],
  [-1, false],
  [1.5, false],
  ["1", false],
])("the body of a call names a row by its number: %j, %s", (id, isOne) => {
  expect(idField.safeParse(id).success).toBe(isOne);
});
