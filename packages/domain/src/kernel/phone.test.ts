import { expect, it } from "vitest";
import { phoneAddress, phoneText } from "./phone.ts";

it.each([
  ["+33639981234", "06 39 98 12 34"],
  ["+33199001234", "01 99 00 12 34"],
  ["06 39 98 12 34", "06 39 98 12 34"],
  ["+32470123456", "+32470123456"],
  ["+330639981234", "+330639981234"],
])("the number %s reads %s (PROF-16)", (kept, read) => {
  expect(phoneText(kept)).toBe(read.replaceAll(" ", "\u00a0"));
});

it.each([
  ["01 99.00-12 34", "tel:+33199001234"],
  ["+33 1 99 00 12 34", "tel:+33199001234"],
  ["3646", "tel:3646"],
  ["01 99 00 12 345", "tel:01990012345"],
  ["+3201 99 00 12 34", "tel:+320199001234"],
])("%s is called by %s", (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});
