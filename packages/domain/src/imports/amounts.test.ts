import { describe, expect, it } from "vitest";
import { amount, hours } from "./amounts.ts";

describe("an amount of an export", () => {
  it.each([
    ["1143,25", 114_325],
    ["1 000", 100_000],
    ["1143.25", 114_325],
    ["1 143,25 €", 114_325],
    ["1143,25€", 114_325],
    ["1 000", 100_000],
    ["12", 1_200],
    ["12 345", 1_234_500],
    ["123 456,78", 12_345_678],
    ["0 123 456", 12_345_600],
    ["12,5", 1_250],
    ["-12,00", -1_200],
    ["\u221212,00", -1_200],
    ["+3", 300],
    ["-0", 0],
    ["500000", 50_000_000],
    ["-500000,00", -50_000_000],
  ])("%s is %d cents (SPACE-06)", (cell, cents) => {
    expect(amount(cell)).toEqual({ value: cents });
  });

  it.each([
    ["500000,01", "number-out-of-range"],
    ["-500000,01", "number-out-of-range"],
    ["1 000 000", "number-out-of-range"],
    ["9".repeat(400), "number-out-of-range"],
    ["99999999999999999999", "number-out-of-range"],
    ["12,345", "invalid-amount"],
    ["1.143,25", "invalid-amount"],
    ["12 € 50", "invalid-amount"],
    ["€12", "invalid-amount"],
    ["1234 567", "invalid-amount"],
    ["1.143", "invalid-amount"],
    ["12,", "invalid-amount"],
    ["1 14,25", "invalid-amount"],
    ["1e3", "invalid-amount"],
    ["$12", "invalid-amount"],
    ["gratuit", "invalid-amount"],
  ])("%s is refused: %s (SPACE-06)", (cell, code) => {
    expect(amount(cell).problem?.code).toBe(code);
  });
});

describe("hours of an export", () => {
  it("are minutes, or refused (SPACE-11)", () => {
    expect(hours("42,5")).toEqual({ value: 2550 });
    expect(hours("abc")).toEqual({ problem: { code: "invalid-hours" } });
  });
});
