import { describe, expect, it } from "vitest";
import { readTerms } from "../../../agency/readAgency.ts";
import type { AgencyTerms } from "../../../agency/terms.ts";
import { isDrawn } from "./drawable.ts";

const terms = readTerms(null);
const taxed = { linesAgree: true, hasVat: true };
const untaxed = { linesAgree: true, hasVat: false };
const { legal, payments } = terms;
const having = (known: Partial<AgencyTerms["legal"]>): AgencyTerms => ({
  ...terms,
  legal: { ...legal, ...known },
});
const company = (known: Partial<NonNullable<AgencyTerms["legal"]["company"]>>) =>
  having({
    company: { name: "A", address: "B", siren: "999000001", form: "SAS", register: "RCS", ...known },
  });

describe("an invoice", () => {
  it.each<[string, boolean, AgencyTerms, typeof taxed]>([
    ["with all that it takes", true, terms, taxed],
    ["whose lines do not agree", false, terms, { ...taxed, linesAgree: false }],
    [
      "of an agency that draws none",
      false,
      { ...terms, payments: { ...payments, drawInvoices: false } },
      taxed,
    ],
    ["of an agency without a company", false, having({ company: undefined }), taxed],
    ["of a company without its form", false, company({ form: undefined }), taxed],
    ["of a company without its register", false, company({ register: undefined }), taxed],
    ["of a company without capital and VAT number", true, company({}), taxed],
    ["without a declaration", false, having({ declaration: undefined }), taxed],
    ["without an approval", true, having({ approval: undefined }), taxed],
    ["without a mediator", false, having({ mediator: undefined }), taxed],
    ["without VAT, nor the reason for it", false, terms, untaxed],
    ["without VAT, and with the reason", true, having({ vatExemption: { fr: "Art.", en: "Art." } }), untaxed],
  ])("%s is drawn by the portal: %s (BILLS-14, BILLS-24, BILLS-25)", (_, drawn, given, one) => {
    expect(isDrawn(given, one)).toBe(drawn);
  });
});
