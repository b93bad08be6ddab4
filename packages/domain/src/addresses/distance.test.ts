import { describe, expect, it } from "vitest";
import { departmentOf, distanceText, metresBetween } from "./distance.ts";

describe("a distance", () => {
  it.each([
    [0, "à moins de 2\u00a0km"],
    [1_999, "à moins de 2\u00a0km"],
    [2_000, "à 2\u00a0km"],
    [2_499, "à 2\u00a0km"],
    [2_500, "à 3\u00a0km"],
    [19_600, "à 20\u00a0km"],
  ])("%i metres are said « %s » (NANNY-09)", (metres, said) => {
    expect(distanceText(metres, "fr")).toBe(said);
  });

  it("is said in English too", () => {
    expect([distanceText(1_999, "en"), distanceText(2_000, "en")]).toEqual([
      "less than 2\u00a0km away",
      "2\u00a0km away",
    ]);
  });

  it("is as the crow flies, to a hundredth (NANNY-OP2)", () => {
    const lyon = { latitude: 45.748, longitude: 4.847 };
    const paris = { latitude: 48.853, longitude: 2.349 };
    expect(metresBetween(lyon, paris)).toBeGreaterThan(387_000);
    expect(metresBetween(lyon, paris)).toBeLessThan(396_000);
    expect(metresBetween(lyon, lyon)).toBe(0);
  });

  it.each([
    ["69110", "69"],
    ["20000", "20"],
    ["97410", "974"],
    ["98800", "988"],
    ["69098", "69"],
    ["F69110", null],
    ["6911", null],
    ["69110 ", null],
    ["", null],
  ])("the postal code %j is of the department %j (NANNY-09)", (code, department) => {
    expect(departmentOf(code)).toBe(department);
  });
});
