import { describe, expect, it } from "vitest";
import { oneYear, yearParams } from "./years.ts";

const lines = ["2026-02-01", "2026-01-01", "2024-12-31"];
const cut = (asked: { year?: string; skip?: number }, of = lines) => oneYear(of, (day) => day, asked);

describe("a list of one year", () => {
  it.each([
    [{}, 2026, ["2026-02-01", "2026-01-01"]],
    [{ year: "2024" }, 2024, ["2024-12-31"]],
    [{ year: "2025" }, 2026, ["2026-02-01", "2026-01-01"]],
  ])("asked for %j gives %s, of the years that have something (SPACE-18, SPACE-19)", (asked, year, those) => {
    expect(cut(asked)).toEqual({ years: [2026, 2024], year, hasMore: false, leftCount: 0, lines: those });
  });

  it("an empty list has no year (SPACE-18)", () => {
    expect(cut({}, [])).toEqual({ years: [], year: null, hasMore: false, leftCount: 0, lines: [] });
  });

  it("gives a hundred lines at once, then the next (SPACE-18)", () => {
    const many = Array.from({ length: 230 }, () => "2026-01-01");
    expect(
      [0, 100, 200, 300]
        .map((skip) => cut({ skip }, many))
        .map((part) => [part.lines.length, part.leftCount]),
    ).toEqual([
      [100, 130],
      [100, 30],
      [30, 0],
      [0, 0],
    ]);
    expect(cut({}, many.slice(0, 100)).hasMore).toBe(false);
    expect(cut({}, many.slice(0, 101)).hasMore).toBe(true);
  });

  it("names the newest year first, however its lines stand (SPACE-19)", () => {
    const { years, year } = cut({}, ["2024-12-31", "2026-01-01", "2025-01-01"]);
    expect([years, year]).toEqual([[2026, 2025, 2024], 2026]);
  });

  it.each([
    [{ year: "26" }, false],
    [{ year: "12026" }, false],
    [{ year: "2026x" }, false],
    [{ skip: "100x" }, false],
    [{ year: "2026" }, true],
    [{ skip: "100" }, true],
    [{ skip: "-1" }, false],
    [{ skip: "x" }, false],
    [{}, true],
  ])("takes %j: %s (SPACE-19)", (asked, isRight) => {
    expect(yearParams.safeParse(asked).success).toBe(isRight);
  });
});
