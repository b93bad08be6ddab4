import { describe, expect, test } from "vitest";
import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
} from "../contracts/contract.states.ts";
import {
  babysitterContractTypes,
  contractDurations,
  hourlyVolumes,
  houseworkTypologies,
} from "../contracts/contract.ts";
import { documentKind } from "../documents/documents.file.ts";
import { childAgeCategories } from "../kernel/childAge.ts";
import {
  childrenCount,
  day,
  decimal,
  email,
  flag,
  formerStart,
  namedValue,
  oneOf,
  reference,
  references,
  role,
  sponsorshipCode,
  text,
  userName,
  webAddress,
  year,
  zipCode,
} from "./cells.ts";
import type { Reader } from "./column.ts";
import { phoneNumber } from "./phone.ts";

const hours = decimal(0, 744);
const three = references(3);
const longAddress = (length: number) => "https://example.fr/".padEnd(length, "x");
const durations = namedValue(contractDurations);

const good: [what: string, reader: Reader<unknown>, cell: string, value: unknown][] = [
  ["a French day", day, "01/09/2026", "2026-09-01"],
  ["a French day without leading zeros", day, "1/9/2026", "2026-09-01"],
  ["an ISO day", day, "2026-09-01", "2026-09-01"],
  ["an ISO day with a midnight", day, "2026-09-01T00:00:00", "2026-09-01"],
  ["a French day with a midnight", day, "01/09/2026 00:00", "2026-09-01"],
  ["an ISO day with a midnight without seconds", day, "2026-09-01 00:00", "2026-09-01"],
  ["an ISO day with a midnight in microseconds", day, "2026-09-01T00:00:00.000000", "2026-09-01"],
  ["a French day with a midnight in seconds", day, "01/09/2026 00:00:00", "2026-09-01"],
  ["the 29 February of a leap year", day, "29/02/2028", "2028-02-29"],
  ["a former start", formerStart, "01/09/2026", "2026-09-01"],
  ["no former start", formerStart, "Aucune", "none"],
  ["a decimal comma", hours, "86,67", 86.67],
  ["a decimal point", hours, "86.67", 86.67],
  ["the lower limit", hours, "0", 0],
  ["the upper limit", hours, "744", 744],
  ["a negative longitude", decimal(-180, 180), "-1,5536", -1.5536],
  ["oui", flag, "Oui", true],
  ["non", flag, "NON", false],
  ["yes", flag, "yes", true],
  ["no", flag, "no", false],
  ["true", flag, "TRUE", true],
  ["false", flag, "false", false],
  ["vrai", flag, "Vrai", true],
  ["faux", flag, "faux", false],
  ["1", flag, "1", true],
  ["0", flag, "0", false],
  ["four children", childrenCount, "4", 4],
  ["more than four children as four or more", childrenCount, "6", 4],
  ["one child", childrenCount, "1", 1],
  ["twenty children", childrenCount, "20", 4],
  ["a text that is as long as may be", text(4), "four", "four"],
  ["a reference of 80 signs", reference, "x".repeat(80), "x".repeat(80)],
  ["references with commas or bars between them", three, "A-1, B-2 |C-3", ["A-1", "B-2", "C-3"]],
  ["references without what is empty", three, ",A-1,, |", ["A-1"]],
  ["a long reference among others", three, `A,${"x".repeat(80)}`, ["A", "x".repeat(80)]],
  ["the first year", year, "2000", 2000],
  ["the last year", year, "2199", 2199],
  ["a sponsor’s code in any case", sponsorshipCode, "BcDfGh", "bcdfgh"],
  ["a sponsor’s code of 100 signs", sponsorshipCode, "b".repeat(100), "b".repeat(100)],
  ["a user name of 254 signs", userName, "x".repeat(254), "x".repeat(254)],
  ["a web address without a lock", webAddress, "HTTP://example.fr", "HTTP://example.fr"],
  ["a web address of 2,000 signs", webAddress, longAddress(2_000), longAddress(2_000)],
  ["an address in lower case", email, "Anais.Le-Goff@Example.FR", "anais.le-goff@example.fr"],
  ["a user name in lower case", userName, "Anaïs", "anaïs"],
  ["a postal code", zipCode, "44000", "44000"],
  ["a postal code whose zero a spreadsheet dropped", zipCode, "1000", "01000"],
  ["a web address", webAddress, "https://signature.example.fr/a?b=c", "https://signature.example.fr/a?b=c"],
  ["a label without case or accents", durations, "duree INDETERMINEE (cdi)", 0],
  ["what stands before the brackets of a label", durations, "Durée déterminée", 1],
  ["what stands in them", durations, "CDII", 2],
  ["an English label", durations, "Fixed term (CDD)", 1],
  ["a name of the code", durations, "FixedTerm", 1],
  ["a number", durations, "2", 2],
  ["a parent", role, "Parent", "Parent"],
  ["an intervenante", role, "Intervenante", "BabySitter"],
  ["a baby-sitter", role, "baby-sitter", "BabySitter"],
  ["the agency", role, "Agence", "Agency"],
  ["a contract", documentKind, "contrat", "contract"],
  ["an attestation", documentKind, "Attestation", "attestation"],
  ["a certificate", documentKind, "certificat", "certificate"],
  ["a certificate by its whole label", documentKind, "Certificat de travail", "certificate"],
  ["a mobile number", phoneNumber, "06 39 98 12 34", "+33639981234"],
  ["a number with dots", phoneNumber, "01.99.00.12.34", "+33199001234"],
  ["an international number", phoneNumber, "+33 (0)6 39 98 12 34", "+33639981234"],
  ["a number whose zero a spreadsheet dropped", phoneNumber, "639981234", "+33639981234"],
];

const bad: [what: string, reader: Reader<unknown>, cell: string, code: string, detail?: string][] = [
  ["30 February", day, "30/02/2026", "invalid-day"],
  ["29 February of another year", day, "29/02/2026", "invalid-day"],
  ["the American order", day, "12/31/2026", "invalid-day"],
  ["a year of two digits", day, "01/09/26", "invalid-day"],
  ["a French day with words before it", day, "le 01/09/2026", "invalid-day"],
  ["a French day with an hour", day, "01/09/2026 08:30", "invalid-day"],
  ["an ISO day with words before it", day, "le 2026-09-01", "invalid-day"],
  ["the year 9999", day, "31/12/9999", "invalid-day"],
  ["a day with an hour", day, "2026-09-01T08:30:00", "invalid-day"],
  ["too many hours", hours, "744,01", "number-out-of-range", "0–744"],
  ["negative hours", hours, "-1", "number-out-of-range", "0–744"],
  ["words for a number", hours, "10 h", "invalid-number"],
  ["two commas", hours, "1,2,3", "invalid-number"],
  ["an exponent", hours, "1e2", "invalid-number"],
  ["no child", childrenCount, "0", "number-out-of-range", "1–20"],
  ["twenty-one children", childrenCount, "21", "number-out-of-range", "1–20"],
  ["a hundred children", childrenCount, "100", "invalid-number"],
  ["a child and a half", childrenCount, "1,5", "invalid-number"],
  ["another word than oui or non", flag, "peut-être", "invalid-yes-no"],
  ["an address without @", email, "anais.example.fr", "email-format"],
  ["a reference of 81 signs", reference, "x".repeat(81), "too-long"],
  ["a reference of 81 signs among others", three, `A,${"x".repeat(81)},B`, "too-long"],
  ["a reference twice", three, "A-1,B-2|A-1", "repeated-reference"],
  ["four references of at most three", three, "A,B,C,D", "too-many-references", "3"],
  ["a year before 2000", year, "1999", "number-out-of-range", "2000–2199"],
  ["a year after 2199", year, "2200", "number-out-of-range", "2000–2199"],
  ["a year of two digits alone", year, "26", "invalid-number"],
  ["a year with a digit before it", year, "12026", "invalid-number"],
  ["a year with a letter after it", year, "2026a", "invalid-number"],
  ["a year with a blank before it", year, " 2026", "invalid-number"],
  ["a sponsor’s code of 101 signs", sponsorshipCode, "b".repeat(101), "too-long"],
  ["a user name of 255 signs", userName, "x".repeat(255), "too-long"],
  ["a postal code with a letter before it", zipCode, "F44000", "invalid-zip-code"],
  ["a postal code with a letter after it", zipCode, "44000F", "invalid-zip-code"],
  ["a web address of 2,001 signs", webAddress, longAddress(2_001), "too-long"],
  ["a web address after a word", webAddress, "xhttps://example.fr", "invalid-url"],
  ["a web address that leads nowhere", webAddress, "https://[", "invalid-url"],
  ["a text that is too long", text(3), "four", "too-long"],
  ["three digits for a postal code", zipCode, "440", "invalid-zip-code"],
  ["a script for a web address", webAddress, "javascript:alert(1)", "invalid-url"],
  ["a web address without a scheme", webAddress, "signature.example.fr", "invalid-url"],
  ["a web address with a blank", webAddress, "https://example.fr/a b", "invalid-url"],
  [
    "a value that is not in the list",
    durations,
    "CDX",
    "unknown-value",
    "Durée indéterminée (CDI), Durée déterminée (CDD), Intermittent (CDII)",
  ],
  ["an unknown role", role, "voisin", "unknown-value", "parent, intervenant, agence"],
  ["an unknown kind", documentKind, "facture", "unknown-value", "contrat, attestation, certificat"],
  ["a short phone number", phoneNumber, "12", "invalid-phone"],
  ["two phone numbers", phoneNumber, "0639981234 / 0199001234", "invalid-phone"],
];

describe("cells of an import", () => {
  test.each(good)("reads %s", (_, reader, cell, value) => {
    expect(reader(cell)).toEqual({ value });
  });

  test.each(bad)("refuses %s", (_, reader, cell, code, detail) => {
    expect(reader(cell)).toEqual({ problem: { code, detail } });
  });

  test.each([
    ["states of a parent's contract", parentContractStates],
    ["states of a babysitter's contract", babysitterContractStates],
    ["states of a housework contract", houseworkContractStates],
    ["types of a contract", babysitterContractTypes],
    ["housework typologies", houseworkTypologies],
    ["ages of the youngest child", childAgeCategories],
    ["durations of a contract", contractDurations],
    ["hourly volumes", hourlyVolumes],
  ])("reads every one of the %s by label, name and number", (_, list) => {
    const rows: readonly { value: number; name: string; fr: string; en: string }[] = list.rows;
    const read: Reader<number> = namedValue({ rows });
    for (const row of rows) {
      for (const word of [row.fr, row.en, row.name, String(row.value)]) {
        expect(read(word), word).toEqual({ value: row.value });
      }
    }
  });

  test.each([
    ["a day", day, "2026-09-01", { fr: "1er septembre 2026", en: "1 September 2026" }],
    ["yes", flag, true, { fr: "oui", en: "yes" }],
    ["no", flag, false, { fr: "non", en: "no" }],
    ["a role", role, "BabySitter", { fr: "intervenant", en: "intervenant" }],
    ["a duration", durations, 1, { fr: "Durée déterminée (CDD)", en: "Fixed term (CDD)" }],
    ["a number that is none of a list", durations, 9, { fr: "9", en: "9" }],
    ["a word that is none of a list", oneOf([["a", ["un"]]]), "b", { fr: "b", en: "b" }],
  ] as [string, Reader<never>, never, object][])(
    "says %s to whoever reads the import",
    (_, reader, value, said) => {
      expect(reader.say?.(value)).toEqual(said);
    },
  );

  test.each([
    ["Aide (repas) et ménage", "repas"],
    ["Aide (repas) et ménage", "Aide"],
  ])("takes brackets within %j for words of it: %j says nothing", (fr, word) => {
    const read = namedValue({ rows: [{ value: 1, name: "Help", fr, en: "Help" }] });
    expect(read(word).problem?.code).toBe("unknown-value");
    expect(read(fr)).toEqual({ value: 1 });
  });
});
