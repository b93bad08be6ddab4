import { expect, it } from "vitest";
import { criteria } from "./criteria.ts";
import { accessibilityFigures } from "./figures.ts";

it("counts what applies alone, in whole percent that flatter nobody, and names what fails", () => {
  const numbers = criteria.map(([number]) => number);
  expect([numbers.length, new Set(numbers).size]).toEqual([106, 106]);
  const none = criteria.filter(([, verdict]) => verdict === "none").length;
  const { met, applicable, percent, failed } = accessibilityFigures();
  expect([applicable + none, applicable - met]).toEqual([106, failed.length]);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.every((number) => numbers.includes(number))).toBe(true);
  expect(criteria.filter(([number, verdict]) => failed.includes(number) && verdict !== "failed")).toEqual([]);
  // Neither rounded up nor all: 69 of 71 are 97 percent.
  expect(percent).toBe(Number(String((100 * met) / applicable).split(".")[0]));
  expect(percent).toBeLessThan(100);
});
