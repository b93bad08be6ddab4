import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import all from "libphonenumber-js/min/metadata";
import { expect, it } from "vitest";
import { frenchOnly } from "../packages/web/frenchPhones.ts";

const french = frenchOnly(all);

/** Gives the number and its forms as the app reads them. */
function read(text: string, metadata: typeof all) {
  const found = parsePhoneNumberFromString(text, { defaultCountry: "FR", extract: false }, metadata);
  if (!found?.isValid()) return null;
  return [found.number, found.formatNational(), found.formatInternational()];
}

it.each([
  "06 12 34 56 78",
  "09 72 10 10 10",
  "0033 1 44 55 66 77",
  "+590 690 30 11 22",
  "+262692123456",
  "+262 639 12 34 56",
  "+594 694 20 12 34",
  "+596 696 20 12 34",
  "+508 41 12 34",
  "+687 75 12 34",
  "+689 87 12 34 56",
  "0812345678",
  "06 12 34 56",
])("the app reads %s by what it keeps of the world’s numbers as by all of it (SURVEY-50)", (text) => {
  expect(read(text, french)).toEqual(read(text, all));
});

it("keeps nothing of other countries (SURVEY-50)", () => {
  expect(read("+32 470 12 34 56", all)).not.toBeNull();
  expect(read("+32 470 12 34 56", french)).toBeNull();
});
