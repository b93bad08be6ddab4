import { expect, it } from "vitest";
import { opaqueIdPattern } from "./opaqueId.ts";

it.each([
  ["c2V0ZS1kb2N1bWVudC1pZA", true],
  ["-_".repeat(11), true],
  ["c2V0ZS1kb2N1bWVudC1pZ", false],
  ["c2V0ZS1kb2N1bWVudC1pZAA", false],
  ["c2V0ZS1kb2N1bWVudC1pZ/", false],
  [".c2V0ZS1kb2N1bWVudC1pZA", false],
  ["c2V0ZS1kb2N1bWVudC1pZA\n", false],
])("what nobody may guess has 22 signs that an address takes: %j, %s", (id, isOne) => {
  expect(opaqueIdPattern.test(id)).toBe(isOne);
});
