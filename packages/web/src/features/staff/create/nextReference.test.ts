import { expect, test } from "vitest";
import { nextReference } from "./nextReference.ts";

test.each([
  [[], "AGE-001"],
  [["AGE-001", "DEMO-A07"], "AGE-002"],
  [["AGE-009", "age-011", "AGE-X"], "AGE-012"],
  [["AGE-999"], "AGE-1000"],
])("proposes the reference after %j (STAFF-10)", (references, expected) => {
  expect(nextReference(references)).toBe(expected);
});
