import { describe, expect, test } from "vitest";
import { documentFileName, documentName } from "./document.ts";
import { documentsFile } from "./documents.file.ts";

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

test.each([
  ["payslip", "2026-10-1", "Fiche de paie octobre 2026", "Payslip October 2026"],
  ["tax-certificate", "2025-2", "Attestation fiscale 2025", "Tax certificate 2025"],
  ["signed-contract", "GE/2026/42", "Contrat signé GE/2026/42", "Signed contract GE/2026/42"],
] as const)("a %s of %s is called %s, in English %s", (kind, subject, fr, en) => {
  expect([documentName(kind, subject, "fr"), documentName(kind, subject, "en")]).toEqual([fr, en]);
});

describe("two lines of an import", () => {
  const line = {
    personReference: "P-1",
    contractReference: "GE-1",
    kind: "contract",
    fileName: "a.pdf",
  } as const;
  const areOne = (change: object) => documentsFile.key(line) === documentsFile.key({ ...line, ...change });

  test.each([
    [{ fileName: "b.pdf" }, true],
    [{ personReference: "P-2" }, false],
    [{ contractReference: "GE-2" }, false],
    [{ kind: "attestation" }, false],
    [{ personReference: "P-1GE-1", contractReference: "" }, false],
  ])("are of one document although they differ by %j: %s", (change, same) => {
    expect(areOne(change)).toBe(same);
  });
});
