import { describe, expect, it } from "vitest";
import { changedOnly, personFields } from "./personFields.ts";

describe("what the agency writes of a person", () => {
  it.each([
    ["email", " Ines.LeRoux@Example.FR ", "ines.leroux@example.fr"],
    ["email", "", null],
    ["email", null, null],
    ["zipCode", " 44000 ", "44000"],
    ["zipCode", "", null],
    ["city", "  Saint-Nazaire\n ", "Saint-Nazaire"],
    ["city", " ", null],
    ["city", null, null],
    ["city", "x".repeat(100), "x".repeat(100)],
    ["address", "1 rue\ndes Lilas", "1 rue des Lilas"],
    ["addressComplement", "", null],
    ["birthDate", "", null],
    ["birthDate", "1990-02-28", "1990-02-28"],
    ["locale", "en", "en"],
  ] as const)("%s: %j is kept as %j (FOLKS-26)", (field, given, kept) => {
    expect(personFields[field].safeParse(given)).toEqual({ success: true, data: kept });
  });

  it.each([
    ["email", "ines", "email-format"],
    ["zipCode", "4400", "zip-code"],
    ["zipCode", "440000", "zip-code"],
    ["zipCode", "F44000", "zip-code"],
    ["zipCode", "44 000", "zip-code"],
    ["city", "x".repeat(101), "too-long"],
    ["address", "x".repeat(201), "too-long"],
  ] as const)("%s is not %j: %s (FOLKS-26)", (field, given, problem) => {
    expect(personFields[field].safeParse(given).error?.issues[0]?.message).toBe(problem);
  });

  it.each([
    ["city", 12],
    ["birthDate", "1990-02-30"],
    ["locale", "de"],
  ] as const)("%s is not %j (FOLKS-26)", (field, given) => {
    expect(personFields[field].safeParse(given).success).toBe(false);
  });

  it("has a name to sign in by, which is not empty, and one of the situations (FOLKS-26)", () => {
    expect(changedOnly.userName.safeParse(" in\u200bes ")).toEqual({ success: true, data: "ines" });
    for (const nothing of [" ", "\u202e"])
      expect(changedOnly.userName.safeParse(nothing).error?.issues).toMatchObject([{ message: "required" }]);
    expect([0, 5, 6].map((one) => changedOnly.currentSituation.safeParse(one).success)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
