import { expect, it } from "vitest";
import { defaultDialCode, frenchPhoneText, readFrenchPhone } from "./frenchPhone.ts";

it.each([
  ["06 12 34 56 78", "+33612345678", "06 12 34 56 78"],
  ["\u00a0 06 12 34 56 78\t", "+33612345678", "06 12 34 56 78"],
  ["+33 7 12 34 56 78", "+33712345678", "07 12 34 56 78"],
  ["01.44.55.66.77", "+33144556677", "01 44 55 66 77"],
  ["0033 1 44 55 66 77", "+33144556677", "01 44 55 66 77"],
  ["09 72 10 10 10", "+33972101010", "09 72 10 10 10"],
  ["+33612345678", "+33612345678", "06 12 34 56 78"],
  ["+330612345678", "+33612345678", "06 12 34 56 78"],
  ["+590 690 30 11 22", "+590690301122", "0690 30 11 22"],
  ["0692 12 34 56", "+262692123456", "0692 12 34 56"],
  ["+594 694 20 12 34", "+594694201234", "0694 20 12 34"],
  ["+596 696 20 12 34", "+596696201234", "0696 20 12 34"],
  ["+508 41 12 34", "+508411234", "+508 41 12 34"],
  ["+687 75 12 34", "+687751234", "+687 75 12 34"],
  ["+689 87 12 34 56", "+68987123456", "+689 87 12 34 56"],
  // Of numbers that nobody was given yet.
  ["06 39 98 12 34", "+33639981234", "06 39 98 12 34"],
  [" 0033 6 39 98 12 34 ", "+33639981234", "06 39 98 12 34"],
  // The pattern as it is printed takes eight digits after the first one too.
  ["+33061234567", "+33061234567", "+33061234567"],
])("%s is kept as %s, and reads %s (SURVEY-50, SURVEY-51, SURVEY-OP1)", (typed, kept, read) => {
  expect(readFrenchPhone(typed)).toBe(kept);
  expect(frenchPhoneText(kept)).toBe(read.replaceAll(" ", "\u00a0"));
  expect(readFrenchPhone(frenchPhoneText(kept))).toBe(kept);
});

it.each([
  "",
  "06 12 34 56",
  "0812345678",
  "+32 470 12 34 56",
  "+44 20 7946 0000",
  "06123456789",
  "abc",
  "06 12 34 56 78 poste 3",
  "1 06 39 98 12 34",
  "1 +33 6 39 98 12 34",
  "06 39 98 12 34 5",
  "+33 6 39 98 12 34 567",
  "Tél. 06 12 34 56 78",
])("%j is no French number (SURVEY-50)", (typed) => {
  expect(readFrenchPhone(typed)).toBeNull();
});

it.each([" 01 44 55 66 77 ", "+3363998123", "+336399812345", "1+33639981234", "+336abcdefgh"])(
  "%j is shown as it is, unless it is a number: then without blanks around it (SURVEY-51)",
  (kept) => {
    const shown = kept.startsWith(" ") ? "01\u00a044\u00a055\u00a066\u00a077" : kept;
    expect(frenchPhoneText(kept)).toBe(shown);
  },
);

it("is dialled with 33 unless told (SURVEY-51)", () => {
  expect(defaultDialCode).toBe("33");
});
