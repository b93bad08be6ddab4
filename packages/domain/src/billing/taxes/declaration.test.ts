import { describe, expect, it } from "vitest";
import { declarationBoxes, natureBox } from "./declaration.ts";

describe("the boxes of the tax declaration", () => {
  it.each([
    [{ paid: 820_460, advance: 100_000, aids: 50_049 }, [9_705, 500, 1_000]],
    [{ paid: 149, advance: 0, aids: 0 }, [1, 0, 0]],
    [{ paid: 150, advance: 50, aids: 49 }, [2, 0, 1]],
    [{ paid: 0, advance: 0, aids: 0 }, [0, 0, 0]],
  ])("figures of %j are declared in whole euros (TAX-23)", (figures, [expenses, aids, advance]) => {
    expect(declarationBoxes(2025, figures)).toEqual([
      { box: "7DB", amount: expenses },
      { box: "7DR", amount: aids },
      { box: "7HB", amount: advance },
    ]);
  });

  it.each([2023, 2026])("the year %i has no boxes: its form is not known (TAX-25)", (year) => {
    expect(declarationBoxes(year, { paid: 100, advance: 0, aids: 0 })).toBeNull();
    expect(natureBox(year, 3)).toBeNull();
  });

  it.each([
    [2024, 0, "BDA"],
    [2024, 1, "BDI"],
    [2024, 3, "BDF"],
    [2024, 4, "BDK"],
    [2024, 2, null],
    [2024, 9, null],
    [2024, null, null],
    [2025, 0, null],
  ] as const)("the form of %i has for the nature %s the code %s (TAX-25)", (year, nature, code) => {
    expect(natureBox(year, nature)).toBe(code);
  });
});
