import { expect, it } from "vitest";
import { withoutTextMark, withTextMark } from "./formulas.ts";

it.each(['=HYPERLINK("https://example.fr")', "+cmd|' /C calc'!A0", "-1+1", "@SUM(A1:A9)", "\t=1", "＝1+1"])(
  "a spreadsheet takes %j for a text, and the import for what it was",
  (cell) => {
    expect(withTextMark(cell)).toBe(`'${cell}`);
    expect(withoutTextMark(withTextMark(cell))).toBe(cell);
  },
);

it.each(["", "Zoé", "-1,5536", "+33 6 39 98 12 34", "+33 (0)6.39.98.12.34", "a=b", "'t Hooft", "'quoted'"])(
  "a spreadsheet runs nothing of %j, which stays as it is",
  (cell) => {
    expect(withTextMark(cell)).toBe(cell);
    expect(withoutTextMark(cell)).toBe(cell);
  },
);
