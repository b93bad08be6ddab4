import { expect, test } from "vitest";
import { sponsorshipCodeIn } from "./codeInAddress.ts";

test.each([
  ["?codeParrainage=bcdfghjkmnpq", "bcdfghjkmnpq"],
  ["?lang=fr&codeParrainage=bcd", "bcd"],
  ["", null],
  ["?codeParrainage=", null],
  ["?codeParrainage=appelez%20le%2001", null],
  [`?codeParrainage=${"b".repeat(41)}`, null],
])("the code in %s is %s (SPONSOR-OP2)", (query, code) => {
  expect(sponsorshipCodeIn(query)).toBe(code);
});
