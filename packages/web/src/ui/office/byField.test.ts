import { describe, expect, test } from "vitest";
import { isHit, laidOver, typedOver } from "./byField.ts";

const before = { firstName: "Paul", lastName: "Costa", functions: ["reader"] };

describe("what is typed over something that others change too", () => {
  test.each([
    ["another field", { ...before, lastName: "Roy" }, { ...before, firstName: "Ana" }, false],
    ["the same field", { ...before, firstName: "Zoé" }, { ...before, firstName: "Ana" }, true],
    [
      "the same field in the same way",
      { ...before, firstName: "Ana" },
      { ...before, firstName: "Ana" },
      false,
    ],
    ["a list", { ...before, functions: ["coordinator"] }, { ...before, functions: ["recruiter"] }, true],
    ["nothing", before, { ...before, firstName: "Ana" }, false],
  ])("is hit where it is the same field: %s was changed (AGUI-22)", (_, now, typed, expected) => {
    expect(isHit(before, now, typed)).toBe(expected);
  });

  test("keeps what was typed, and takes all else as it is now (AGUI-22)", () => {
    const now = { firstName: "Zoé", lastName: "Roy", functions: ["reader"] };
    const typed = { ...before, firstName: "Ana" };
    expect(laidOver(before, now, typed)).toEqual({ ...now, firstName: "Ana" });
    expect(typedOver(before, typed)).toEqual(["firstName"]);
  });
});
