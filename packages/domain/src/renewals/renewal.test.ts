import { expect, it } from "vitest";
import { campaignStateOn, renewalYear } from "./renewal.ts";
import { isRenewalPage } from "./renewalPages.ts";
import { typedDaySchema } from "./typedDay.ts";

const campaign = { year: 2026, opensOn: "2026-05-01", closesOn: "2026-09-30" };

it.each([
  ["2026-04-30", "before"],
  ["2026-05-01", "open"],
  ["2026-09-30", "open"],
  ["2026-10-01", "closed"],
])("a campaign is, on %s, %s for those whom it asks (RENEWBS-OP11)", (today, state) => {
  expect(campaignStateOn(campaign, today, true)).toBe(state);
  expect(campaignStateOn(campaign, today, false)).toBe("not-asked");
  expect(campaignStateOn(null, today, true)).toBe("none");
  expect(campaignStateOn(null, today, false)).toBe("none");
});

it.each([
  ["2026-01-01", 2026],
  ["2026-12-31", 2026],
])("on %s the back to school of %i is asked about (RENEWBS-OP11)", (today, year) => {
  expect(renewalYear(today)).toBe(year);
});

it.each([
  ["/client/rentree-scolaire", true],
  ["/intervenant/rentree-scolaire?etape=2#haut", true],
  ["/client/rentree-scolaire#haut", true],
  ["/client/rentree-scolaire/merci", false],
  ["/client/factures?retour=/client/rentree-scolaire", false],
  ["/", false],
])("%s is the address of a form: %s", (address, isOne) => {
  expect(isRenewalPage(address)).toBe(isOne);
});

it.each([
  ["2026-09-01", true],
  ["1/9/2026", true],
  ["20", true],
  ["", true],
  ["2026-09-011", false],
  ["demain", false],
  ["2026x", false],
  ["x2026", false],
])("a draft keeps %j of a day that is being typed: %s", (typed, isKept) => {
  expect(typedDaySchema.safeParse(typed).success).toBe(isKept);
});
