import { expect, it } from "vitest";
import { phoneText } from "./phone.ts";

it.each([
  ["+33639981234", "06 39 98 12 34"],
  ["+33199001234", "01 99 00 12 34"],
  ["06 39 98 12 34", "06 39 98 12 34"],
  ["+32470123456", "+32470123456"],
  ["+330639981234", "+330639981234"],
])("the number %s reads %s (PROF-16)", (kept, read) => {
  expect(phoneText(kept)).toBe(read.replaceAll(" ", "\u00a0"));
});
