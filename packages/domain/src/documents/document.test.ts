import { describe, expect, test } from "vitest";
import { documentFileName } from "./document.ts";

describe("the name of a downloaded document", () => {
  test.each([
    ["GE-2026-0042", "Contrat GE-2026-0042.pdf"],
    ["GE/2026\\0042:*", "Contrat GE-2026-0042-.pdf"],
    ["me\u0301nage", "Contrat m\u00e9nage.pdf"],
    // Letters of two units, of which the eightieth is kept whole.
    ["𝒜".repeat(81), `Contrat ${"𝒜".repeat(80)}.pdf`],
    [`x${"𝒜".repeat(80)}`, `Contrat x${"𝒜".repeat(79)}.pdf`],
  ])("is readable and safe for the reference %s", (reference, name) => {
    expect(documentFileName("contract", reference)).toBe(name);
  });
});
