import { describe, expect, it } from "vitest";
import { readRecoveryCode, recoveryCode } from "./recoveryCode.ts";
import { codeSchema, groupedKey, readCode, recoveryCodeSchema, secondFactorAddress } from "./secondFactor.ts";

describe("codes of the second factor", () => {
  it.each([
    ["123456", "123456"],
    ["123 456", "123456"],
    [" 123\u00a0456\n", "123456"],
    ["000000", "000000"],
    ["12345", null],
    ["1234567", null],
    ["12345a", null],
    ["١٢٣٤٥٦", null],
    ["", null],
  ])("reads the typed code %j as %j (FACTOR-08)", (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  it.each([
    ["123 456", "123456"],
    ["12345", "not-six-digits"],
    ["1234567", "not-six-digits"],
    ["abcdef", "not-six-digits"],
    ["", "not-six-digits"],
  ])("takes a code from its field as it reads it: %j gives %s (FACTOR-08)", (typed, kept) => {
    const { data, error } = codeSchema.safeParse({ code: typed });
    expect(data?.code ?? error?.issues[0]?.message).toBe(kept);
  });

  it.each([
    ["07-A1B2C-D3E4F", { number: 7, secret: "A1B2CD3E4F" }],
    ["07a1b2cd3e4f", { number: 7, secret: "A1B2CD3E4F" }],
    [" 1o – aoOil – 00000 ", { number: 10, secret: "A001100000" }],
    ["07-A1B2C-D3E4", null],
    ["07-A1B2C-D3E4U", null],
    ["7-A1B2C-D3E4F", null],
    ["107-A1B2C-D3E4F", null],
    ["07-A1B2C-D3E4F5", null],
    ["123456", null],
    ["", null],
  ])("reads the typed recovery code %j as %j (FACTOR-10)", (typed, code) => {
    expect(readRecoveryCode(typed)).toEqual(code);
  });

  it("writes a recovery code of ten signs, however much chance was drawn, and reads it again (FACTOR-10)", () => {
    const random = Uint8Array.from([0, 31, 32, 255, 100, 17, 18, 19, 20, 21, 22, 23]);
    const code = recoveryCode(3, random);
    expect(code).toMatch(/^03-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(readRecoveryCode(code)).toEqual({ number: 3, secret: code.slice(3).replace("-", "") });
  });

  it("shows a key in groups of four (FACTOR-15)", () => {
    expect(groupedKey("ABCDEFGHIJ")).toBe("ABCD EFGH IJ");
    expect(groupedKey("ABCDEFGH")).toBe("ABCD EFGH");
  });

  it("keeps where somebody wanted to go (FACTOR-05)", () => {
    expect(secondFactorAddress("to-give", "/client/contrats?x=1")).toBe(
      "/verification?redirectUrl=%2Fclient%2Fcontrats%3Fx%3D1",
    );
    expect(secondFactorAddress("to-enrol", null)).toBe("/verification/activer");
  });
});

describe("a recovery code that is typed", () => {
  it.each(["", "   ", "\u00a0"])("is missing where it is blank: %j (ERR-01)", (recoveryCode) => {
    expect(recoveryCodeSchema.safeParse({ recoveryCode }).error?.issues).toMatchObject([
      { message: "required" },
    ]);
  });
});
