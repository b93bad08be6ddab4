import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText, eurosText, mostCents } from "./money.ts";
import { cumulativePart, largestRemainder, roundedQuotient } from "./shares.ts";

const cents = fc.integer({ min: 0, max: mostCents });

describe("dividing money and hours", () => {
  it.each([
    [5, 2, 3],
    [-5, 2, -3],
    [5, -2, -3],
    [-5, -2, 3],
    [7, 3, 2],
    [-7, 3, -2],
    [1, 2, 1],
    [-1, 2, -1],
    [1, 3, 0],
    [-1, 3, 0],
    [0, 7, 0],
    [42 * 60 + 30, 60, 43],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
  ])("%d by %d gives %d (SPACE-07)", (n, d, quotient) => {
    expect(roundedQuotient(n, d)).toBe(quotient);
  });

  it.each([
    [1, 0],
    [0.5, 2],
    [2 ** 53, 2],
    [Number.NaN, 1],
  ])("%d by %d is refused (SPACE-06, SPACE-07)", (n, d) => {
    expect(() => roundedQuotient(n, d)).toThrow(RangeError);
  });

  it("gives the nearest integer, half away from zero, whatever the integers (SPACE-07)", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: mostCents }), (n, d) => {
        const [wide, by] = [BigInt(n), BigInt(d)];
        const away = ((wide < 0n ? -wide : wide) * 2n + by) / (by * 2n);
        expect(BigInt(roundedQuotient(n, d))).toBe(wide < 0n ? -away : away);
      }),
    );
  });
});

describe("a sum that arrives in pieces", () => {
  it.each([
    [50, 0, 33, 100, 17],
    [100, 50, 33, 100, 16],
    [100, 100, 33, 100, 0],
    [80, 100, 33, 100, -7],
  ])("at %d after %d gives, of %d in %d, %d (SPACE-08)", (running, before, part, whole, given) => {
    expect(cumulativePart(running, before, part, whole)).toBe(given);
  });

  it("gives its whole part once it has arrived, however it was cut (SPACE-08)", () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pieces, fc.nat({ max: 1_000_000 }), (sizes, part) => {
        const whole = sizes.reduce((sum, size) => sum + size, 0);
        let before = 0;
        let given = 0;
        for (const size of sizes) {
          given += cumulativePart(before + size, before, part, whole);
          before += size;
        }
        expect(given).toBe(part);
      }),
    );
  });
});

describe("a sum that is split at once", () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [5, [0, 1, 1], [0, 3, 2]],
    [7, [0, 0], [7, 0]],
    [0, [3, 4], [0, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [1, 2, 4], [1, 3, 6]],
  ])("%d over %j gives %j (SPACE-09)", (total, weights, shares) => {
    expect(largestRemainder(total, weights)).toEqual(shares);
  });

  it("adds up to the total, each share within a cent of its due (SPACE-09)", () => {
    const weights = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(cents, weights, (total, given) => {
        const shares = largestRemainder(total, given);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        const sum = given.reduce((all, weight) => all + weight, 0);
        if (sum === 0) return;
        for (const [index, share] of shares.entries()) {
          const due = (BigInt(total) * BigInt(given[index] ?? 0)) / BigInt(sum);
          expect([due, due + 1n]).toContain(BigInt(share));
        }
      }),
    );
  });
});

describe("an amount for people", () => {
  it.each([
    [0, "0,00\u00a0€", "€0.00"],
    [5, "0,05\u00a0€", "€0.05"],
    [-1200, "\u221212,00\u00a0€", "\u2212€12.00"],
    [123_456, "1\u202f234,56\u00a0€", "€1,234.56"],
    [114_325, "1\u202f143,25\u00a0€", "€1,143.25"],
    [mostCents, "500\u202f000,00\u00a0€", "€500,000.00"],
    [100_000_000, "1\u202f000\u202f000,00\u00a0€", "€1,000,000.00"],
  ])("an amount of %d cents is %s, in English %s (SPACE-10)", (amount, french, english) => {
    expect(amountText(amount, "fr")).toBe(french);
    expect(amountText(amount, "en")).toBe(english);
  });

  it.each([
    [0, "0\u00a0€", "€0"],
    [999, "999\u00a0€", "€999"],
    [15_000, "15\u202f000\u00a0€", "€15,000"],
  ])("whole euros, here %i, have no decimals (SPACE-10)", (amount, french, english) => {
    expect(eurosText(amount, "fr")).toBe(french);
    expect(eurosText(amount, "en")).toBe(english);
  });
});
