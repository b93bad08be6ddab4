import { describe, expect, it } from "vitest";
import { epcPayload, type Transfer } from "./epc.ts";

const transfer: Transfer = {
  name: "Ribambelle Démo",
  iban: "FR14 2004 1010 0505 0001 3M02 606",
  bic: "PSSTFRPPPAR",
  amountCents: 114_325,
  text: "FAC-2026-0310",
};
const linesOf = (given: Partial<Transfer>) => epcPayload({ ...transfer, ...given })?.split("\n") ?? [];

describe("the text of the code of a transfer", () => {
  it("is EPC069-12 in its version 002 (PAYMENTS-11)", () => {
    expect(epcPayload(transfer)).toBe(
      "BCD\n002\n1\nSCT\nPSSTFRPPPAR\nRibambelle Démo\nFR1420041010050500013M02606\nEUR1143.25\n\n\nFAC-2026-0310",
    );
  });

  it.each([
    [1, "EUR0.01"],
    [99, "EUR0.99"],
    [100, "EUR1.00"],
    [50_000_000, "EUR500000.00"],
  ])("writes %i cents with a point and two decimals: %s (PAYMENTS-11)", (amountCents, written) => {
    expect(linesOf({ amountCents })[7]).toBe(written);
  });

  it.each([0, -1])("is none for %i cents (PAYMENTS-11)", (amountCents) => {
    expect(epcPayload({ ...transfer, amountCents })).toBeNull();
  });

  it("leaves the line of a missing BIC empty, and ends with the last line that says something (PAYMENTS-11)", () => {
    expect(linesOf({ bic: null })[4]).toBe("");
    expect(linesOf({ text: "" })).toHaveLength(8);
    expect(linesOf({ text: " \n" }).at(-1)).toBe("EUR1143.25");
  });

  it("cuts a name at 70 characters and a text at 140, no character in two (PAYMENTS-11)", () => {
    expect(linesOf({ name: "n".repeat(70) })[5]).toBe("n".repeat(70));
    expect(linesOf({ name: "n".repeat(71) })[5]).toBe("n".repeat(70));
    expect(linesOf({ text: "t".repeat(140) })[10]).toBe("t".repeat(140));
    expect(linesOf({ text: "t".repeat(141) })[10]).toBe("t".repeat(140));
    expect(linesOf({ name: `${"n".repeat(69)}𝒜𝒜` })[5]).toBe(`${"n".repeat(69)}𝒜`);
  });

  it.each([
    ["Ribambelle\nDémo", "Ribambelle Démo"],
    [" Ribambelle \t Démo ", "Ribambelle Démo"],
    [`${"n".repeat(69)} x`, "n".repeat(69)],
  ])("keeps %j on one line, with one blank between words (PAYMENTS-11)", (name, written) => {
    expect(linesOf({ name })[5]).toBe(written);
  });

  // 68 bytes stand around a name of 140 and the text: there is room for 123.
  it.each([
    ["\u007f", 123],
    ["\u0080", 61],
    ["\u07ff", 61],
    ["\u0800", 41],
    ["\uffff", 41],
    ["\u{10000}", 30],
  ])("has 331 bytes of UTF-8 at most, of %j so many as %i (PAYMENTS-11)", (character, most) => {
    const of = (count: number) =>
      epcPayload({ ...transfer, name: "é".repeat(70), text: character.repeat(count) });
    expect(Buffer.byteLength(of(most) ?? "")).toBeGreaterThan(327);
    expect(of(most + 1)).toBeNull();
  });
});
