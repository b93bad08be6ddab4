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

  test.each([
    ["invoice", "FAC-2026-0310", "Facture FAC-2026-0310.pdf"],
    ["credit-note", "AV/2026/1", "Avoir AV-2026-1.pdf"],
    ["tax-certificate", "2025", "Attestation fiscale 2025.pdf"],
    ["tax-certificate", "2025-2", "Attestation fiscale 2025.pdf"],
    ["payslip", "2026-10-1", "Fiche de paie octobre 2026.pdf"],
    ["signed-contract", "GE-2026-0042", "Contrat signé GE-2026-0042.pdf"],
  ] as const)("says what it is: %s of %s is %s (SPACE-26)", (kind, subject, name) => {
    expect(documentFileName(kind, subject)).toBe(name);
  });
});
