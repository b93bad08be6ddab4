import { describe, expect, it } from "vitest";
import { type ContractFieldName, contractFields, hasField } from "./contractFields.ts";

const read = (field: ContractFieldName, given: unknown) => {
  const { success, data, error } = contractFields[field].safeParse(given);
  return success ? { kept: data } : error?.issues[0]?.message;
};

describe("a field of a contract, as the agency writes it", () => {
  it.each([
    ["reference", " GE-1\n", "GE-1"],
    ["reference", "x".repeat(80), "x".repeat(80)],
    ["baseReference", "", null],
    ["baseReference", " \t", null],
    ["baseReference", null, null],
    ["baseReference", " GE-1 ", "GE-1"],
    ["startDate", "", null],
    ["startDate", "2026-09-01", "2026-09-01"],
    ["monthlyHours", 0, 0],
    ["monthlyHours", 744, 744],
    ["monthlyHours", null, null],
    ["signatureUrl", " ", null],
    ["signatureUrl", "HTTPS://sign.example/1?a=b#c", "HTTPS://sign.example/1?a=b#c"],
    ["signatureUrl", "https://x", "https://x"],
    ["signatureUrl", "https://x".padEnd(2_000, "x"), "https://x".padEnd(2_000, "x")],
    ["childrenCount", 1, 1],
    ["childrenCount", 4, 4],
    ["childrenCount", null, null],
  ] as const)("%s: %j is kept as %j (AGCON-06)", (field, given, kept) => {
    expect(read(field, given)).toEqual({ kept });
  });

  it.each([
    ["reference", " ", "required"],
    ["reference", "x".repeat(81), "too-long"],
    ["baseReference", "x".repeat(81), "too-long"],
    ["monthlyHours", -0.01, "month-hours"],
    ["monthlyHours", 744.01, "month-hours"],
    ["signatureUrl", "http://sign.example/1", "signature-link"],
    ["signatureUrl", "javascript:https://sign.example", "signature-link"],
    ["signatureUrl", "https://", "signature-link"],
    ["signatureUrl", "https://sign.example/a b", "signature-link"],
    ["signatureUrl", 'https://sign.example/"', "signature-link"],
    ["signatureUrl", "https://sign.example/<b>", "signature-link"],
    ["signatureUrl", "https://x".padEnd(2_001, "x"), "too-long"],
    ["childrenCount", 0, "children"],
    ["childrenCount", 5, "children"],
    ["childrenCount", 1.5, "invalid"],
  ] as const)("%s: %j is refused: %s (AGCON-06)", (field, given, problem) => {
    expect(read(field, given)).toBe(problem);
  });

  it.each([
    ["baseReference", "guard babysitter"],
    ["reference", "guard housework babysitter"],
    ["typology", "housework"],
    ["duration", "babysitter"],
    ["isOneShot", "guard"],
  ] as const)("%s is one of the kinds %s (AGCON-06)", (field, kinds) => {
    const all = ["guard", "housework", "babysitter"] as const;
    expect(all.filter((kind) => hasField(kind, field)).join(" ")).toBe(kinds);
  });
});
