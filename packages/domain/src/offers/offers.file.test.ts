import { describe, expect, it } from "vitest";
import { readCells } from "../testing/importLines.ts";
import { offerProblems, offersFile } from "./offers.file.ts";

const line = {
  ...{ reference: "O-1", title: "Sortie d’école", text: "Deux enfants", postalCode: "44000", city: "Nantes" },
  ...{ startDate: "01/12/2026", week: "lundi 16:30-18:30", weeklyMinutes: "4", wageFromCents: "13,50" },
  publishedDate: "26/11/2026",
};
type Given = Parameters<typeof readCells<typeof offersFile.columns>>[1];
const read = (given: Given = {}) => readCells(offersFile, { ...line, ...given });
const monday = (startTime: string, endTime: string) => ({ day: 1, startTime, endTime });

describe("a line of offres.csv", () => {
  it("is read with what it may leave out (OFFER-02)", () => {
    expect(read().row).toEqual({
      ...{
        reference: "O-1",
        title: "Sortie d’école",
        text: "Deux enfants",
        postalCode: "44000",
        city: "Nantes",
      },
      ...{ startDate: "2026-12-01", endDate: null, week: [monday("16:30", "18:30")], weeklyMinutes: 240 },
      ...{ isRegular: true, childAges: [], hasHousework: false, wageFromCents: 1_350, wageToCents: null },
      ...{
        languages: [],
        needsLicence: false,
        publishedDate: "2026-11-26",
        publishedUntil: null,
        state: "open",
      },
    });
    expect(offersFile.key?.(read().row as never)).toBe("O-1");
  });

  it.each<[Given, object]>([
    [
      { week: "Lundi  16:30 - 18:30, , jeudi-08:00-09:00," },
      { week: [monday("16:30", "18:30"), { day: 4, startTime: "08:00", endTime: "09:00" }] },
    ],
    [{ childAges: "10, 4,0 , 17" }, { childAges: [0, 4, 10, 17] }],
    [{ childAges: Array(10).fill("3").join() }, { childAges: Array(10).fill(3) }],
    [{ languages: "anglais, English,français" }, { languages: [1, 106] }],
    [{ state: "pourvue" }, { state: "filled" }],
    [{ state: "Filled" }, { state: "filled" }],
    [{ state: "fermée" }, { state: "closed" }],
    [{ state: "closed" }, { state: "closed" }],
    [{ state: "ouverte" }, { state: "open" }],
    [
      { isRegular: "non", hasHousework: "oui", needsLicence: "oui" },
      { isRegular: false, hasHousework: true, needsLicence: true },
    ],
    [{ weeklyMinutes: "1" }, { weeklyMinutes: 60 }],
    [{ weeklyMinutes: "48" }, { weeklyMinutes: 2_880 }],
    [{ wageToCents: "13,50" }, { wageToCents: 1_350 }],
    [{ endDate: "01/12/2026" }, { endDate: "2026-12-01" }],
    [
      {
        week: Array.from(
          { length: 14 },
          (_, at) => `lundi ${String(at + 8).padStart(2, "0")}:00-${String(at + 8).padStart(2, "0")}:30`,
        ).join(),
      },
      {},
    ],
  ])("reads %j (OFFER-02)", (given, row) => {
    expect(read(given)).toMatchObject({ row });
  });

  it.each<[Given, string, string]>([
    [{ week: "lundi 16:30-18:31" }, "week", "invalid-week"],
    [{ week: "lundi 16:30-18:30,mardi" }, "week", "invalid-week"],
    [
      {
        week: Array.from(
          { length: 15 },
          (_, at) => `lundi ${String(at + 8).padStart(2, "0")}:00-${String(at + 8).padStart(2, "0")}:30`,
        ).join(),
      },
      "week",
      "invalid-week",
    ],
    [{ childAges: "18" }, "childAges", "invalid-ages"],
    [{ childAges: "3 ans" }, "childAges", "invalid-ages"],
    [{ childAges: "103" }, "childAges", "invalid-ages"],
    [{ childAges: "003" }, "childAges", "invalid-ages"],
    [{ childAges: "a3" }, "childAges", "invalid-ages"],
    [{ childAges: "3,x" }, "childAges", "invalid-ages"],
    [{ childAges: Array(11).fill("3").join() }, "childAges", "invalid-ages"],
    [{ languages: "anglais,klingon" }, "languages", "unknown-language"],
    [{ weeklyMinutes: "0,5" }, "weeklyMinutes", "hours-out-of-range"],
    [{ weeklyMinutes: "48,5" }, "weeklyMinutes", "hours-out-of-range"],
    [{ wageToCents: "13,49" }, "wageToCents", "wages-turned-round"],
    [{ endDate: "30/11/2026" }, "endDate", "ends-before-start"],
    [{ title: "" }, "title", "required"],
    [{ state: "peut-être" }, "state", "unknown-value"],
  ])("refuses %j at %s: %s (OFFER-03)", (given, column, code) => {
    expect(read(given).problems?.map((problem) => [problem.column, problem.code])).toEqual([[column, code]]);
  });

  it("says the least wage in both languages", () => {
    const { says } = offerProblems["wage-below-minimum"];
    expect(says?.fr("12,02 €")).toMatch(/minimum légal.: 12,02 €\.$/);
    expect(says?.en("€12.02")).toMatch(/legal minimum: €12\.02\.$/);
  });
});
