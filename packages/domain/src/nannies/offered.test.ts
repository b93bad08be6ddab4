import { describe, expect, it } from "vitest";
import { bitOf, bitsOf, offeredBits, offeredKinds, offeredTraits } from "./offered.ts";

const nothing = {
  spokenLanguages: [],
  specificDiplomas: [],
  searchFrequency: 0,
  hasDrivingLicence: null,
  canConveyChildren: false,
  isAvailableForHousework: null,
  hasIroningOption: null,
  experiences: [{ childAge: null }],
};

describe("what a profile offers", () => {
  it("has a bit for each value and trait, and none twice (NANNY-19)", () => {
    const bits = Object.entries(offeredKinds).flatMap(([kind, { values }]) =>
      values.map((value) => bitOf(kind as keyof typeof offeredKinds, value)),
    );
    const all = [...bits, ...Object.values(offeredTraits)];
    expect(all).toEqual([...Array(29).keys()]);
  });

  it("is no bit where nothing is said", () => {
    expect(offeredBits(nothing)).toBe(0);
    expect(bitsOf("languages")).toBe(0);
    expect(() => bitOf("languages", 9_999)).toThrow("9999 is no value of languages");
  });

  it.each([
    ["a language", { spokenLanguages: [1] }, [["languages", 1]]],
    [
      "diplomas",
      { specificDiplomas: [1241, 1250] },
      [
        ["diplomas", 1241],
        ["diplomas", 1250],
      ],
    ],
    [
      "ages, each once",
      { experiences: [{ childAge: 3 }, { childAge: null }, { childAge: 3 }, { childAge: 7 }] },
      [
        ["childAges", 3],
        ["childAges", 7],
      ],
    ],
    [
      "two frequencies in one number",
      { searchFrequency: 5 },
      [
        ["frequencies", 1],
        ["frequencies", 4],
      ],
    ],
  ] as const)("is the bits of %s (NANNY-05)", (_, given, bits) => {
    const expected = bits.reduce((sum, [kind, value]) => sum | (1 << bitOf(kind, value)), 0);
    expect(offeredBits({ ...nothing, ...given } as never)).toBe(expected);
  });

  it.each([
    ["hasDrivingLicence", 25],
    ["canConveyChildren", 26],
    ["isAvailableForHousework", 27],
    ["hasIroningOption", 28],
  ])("has %s as bit %i (NANNY-05)", (trait, bit) => {
    expect(offeredBits({ ...nothing, [trait]: true })).toBe(1 << bit);
  });
});
