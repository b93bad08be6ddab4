import { expect, it } from "vitest";
import { invoiceActs } from "../billing.acts.ts";
import { invoiceFieldNames } from "./corrections.texts.ts";
import { invoiceLinesFile, invoicesFile } from "./invoice.files.ts";

it("every column of invoices and of their lines that may be corrected has a name in sentences (AUDITS-01)", () => {
  const keys = new Set(["number", "personReference"]);
  const fields = [...Object.keys(invoicesFile.columns), ...Object.keys(invoiceLinesFile.columns)];
  for (const field of fields.filter((one) => !keys.has(one)))
    expect(invoiceFieldNames[field]?.fr, field).toMatch(/^[a-zàéê]/);
});

it("a correction of an invoice names what it corrects in the language of who reads (AUDITS-01)", () => {
  const changes = { dueCents: { from: 10_000, to: 9_000 }, dueDate: { from: null, to: "2026-12-05" } };
  expect(invoiceActs.corrected.say({ subject: "F-1", changes })).toEqual({
    fr: "a corrigé une facture (montant dû, échéance)",
    en: "corrected an invoice (amount due, due date)",
  });
  expect(invoiceActs.corrected.say({ subject: "F-1", changes: null }).fr).toBe("a corrigé une facture");
});
