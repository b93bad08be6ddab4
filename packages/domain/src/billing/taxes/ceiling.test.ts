import { describe, expect, it } from "vitest";
import { ceilingOf, creditOf, type Household, unknownHousehold } from "./ceiling.ts";

const of2025 = { rate: 50, base: 12_000, perDependant: 1_500, most: 15_000, disability: 20_000 };

describe("the ceiling of a household", () => {
  it.each<[Partial<Household>, number]>([
    [{}, 12_000],
    [{ children: 1 }, 13_500],
    [{ children: 2 }, 15_000],
    [{ children: 3 }, 15_000],
    [{ seniors: 1 }, 13_500],
    [{ children: 1, seniors: 1 }, 15_000],
    [{ sharedCustody: 1 }, 12_750],
    [{ sharedCustody: 2 }, 13_500],
    [{ sharedCustody: 3 }, 14_250],
    [{ children: 1, sharedCustody: 1 }, 14_250],
    [{ children: 1, sharedCustody: 2 }, 15_000],
    [{ children: 1, sharedCustody: 3 }, 15_000],
    [{ disability: true }, 20_000],
    [{ disability: true, children: 4, seniors: 2 }, 20_000],
  ])("a household of %j has a ceiling of %i euros by the rules of 2025 (TAX-27)", (household, ceiling) => {
    expect(ceilingOf(of2025, { ...unknownHousehold, ...household })).toBe(ceiling);
  });

  it("takes half of an odd amount to the nearest, once for all children in shared custody (TAX-27)", () => {
    const odd = { ...of2025, perDependant: 1_501 };
    expect(ceilingOf(odd, { ...unknownHousehold, sharedCustody: 1 })).toBe(12_751);
    expect(ceilingOf(odd, { ...unknownHousehold, sharedCustody: 2 })).toBe(13_501);
  });
});

describe("the tax credit", () => {
  it.each([
    [0, 1_200_000, 50, 0],
    [600_000, 1_200_000, 50, 300_000],
    [1_200_000, 1_200_000, 50, 600_000],
    [1_200_001, 1_200_000, 50, 600_000],
    [1_199_999, 1_200_000, 50, 600_000],
    [1, 1_200_000, 50, 1],
    [101, 1_200_000, 40, 40],
  ])(
    "an expense of %i cents under a ceiling of %i at %i per cent gives %i (TAX-27)",
    (expense, ceiling, rate, credit) => {
      expect(creditOf(expense, ceiling, rate)).toBe(credit);
    },
  );
});
