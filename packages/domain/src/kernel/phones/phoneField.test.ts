import { expect, it } from "vitest";
import { givenPhone, phoneField, readPhone } from "./phoneField.ts";

it.each([
  ["06 39 98 12 34", "+33639981234"],
  ["+32 2 555 12 12", "+3225551212"],
  ["12", null],
  ["06 39 98 12 34 ou 01 99 00 12 34", null],
  ["Tél. 06 12 34 56 78", null],
  ["", null],
])("%j is read as %j", (typed, phone) => {
  expect(readPhone(typed)).toBe(phone);
});

it.each([
  [null, null],
  ["  ", null],
  [" 06 39 98 12 34 ", "+33639981234"],
])("a phone number that is typed as %j, or left out, is kept as %j", (typed, kept) => {
  expect(givenPhone.parse(typed)).toBe(kept);
  expect(phoneField.parse(undefined)).toBeNull();
});

it.each(["12", "pas de téléphone", `06 39 98 12 34${" ".repeat(30)}x`, "0".repeat(41)])(
  "%j is no phone number, and is refused as such",
  (typed) => {
    const codes = givenPhone.safeParse(typed).error?.issues.map(({ message }) => message);
    expect(codes).toEqual(["invalid-phone"]);
  },
);
