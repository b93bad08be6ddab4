import { describe, expect, it } from "vitest";
import { contractTexts, periodText } from "./contract.texts.ts";

describe("the period of a contract", () => {
  it.each([
    ["2026-09-01", "2027-07-05", "Du 01/09/2026 au 05/07/2027", "From 01/09/2026 to 05/07/2027"],
    ["2026-09-01", null, "Depuis le 01/09/2026", "Since 01/09/2026"],
    ["2026-11-23", null, "Depuis le 23/11/2026", "Since 23/11/2026"],
    ["2026-11-24", null, "À partir du 24/11/2026", "From 24/11/2026"],
    [null, "2027-07-05", "Jusqu’au 05/07/2027", "Until 05/07/2027"],
    [null, null, "Dates à préciser", "Dates to be confirmed"],
  ])(
    "the period from %s to %s reads %s, %s (CONTRACT-15, CONTRACT-16, I18N-09)",
    (startDate, endDate, fr, en) => {
      expect(periodText({ startDate, endDate }, "2026-11-23", "fr")).toBe(fr);
      expect(periodText({ startDate, endDate }, "2026-11-23", "en")).toBe(en);
    },
  );
});

describe("the number of children", () => {
  it.each([
    [0, "0 enfant", "0 child"],
    [1, "1 enfant", "1 child"],
    [2, "2 enfants", "2 children"],
    [3, "3 enfants", "3 children"],
    [4, "4 enfants ou plus", "4 or more children"],
    [7, "4 enfants ou plus", "4 or more children"],
  ])("%i reads %s, %s (CONTRACT-51)", (count, fr, en) => {
    expect(contractTexts("fr").childrenCount(count)).toBe(fr);
    expect(contractTexts("en").childrenCount(count)).toBe(en);
  });
});

describe("the hours of a contract", () => {
  it.each([
    [12, "12 h par mois", "12 h a month"],
    [32.5, "32,5 h par mois", "32.5 h a month"],
    [86.666, "86,67 h par mois", "86.67 h a month"],
    [0, "0 h par mois", "0 h a month"],
  ])("%d read %s, %s (CONTRACT-23, CONTRACT-51, CONTRACT-53)", (hours, fr, en) => {
    expect(contractTexts("fr").monthlyHours(hours)).toBe(fr);
    expect(contractTexts("en").monthlyHours(hours)).toBe(en);
  });
});

it("the words of the childcare and its typology are said in both languages (CONTRACT-48, CONTRACT-49)", () => {
  expect(contractTexts("fr").childcareKind).toEqual({ simple: "Garde simple", shared: "Garde partagée" });
  expect(contractTexts("en").childcareKind).toEqual({
    simple: "Childcare for one family",
    shared: "Nanny share",
  });
  expect(contractTexts("fr").typology).toEqual({
    fullTime: "Temps plein",
    oneShot: "Ponctuel",
    standard: "Standard",
  });
  expect(contractTexts("en").typology).toEqual({
    fullTime: "Full time",
    oneShot: "One-off",
    standard: "Standard",
  });
});
