import { expect, test } from "vitest";
import { invoiceHeading } from "./invoice.texts.ts";

test.each([
  [0, "2026-08-01", "2026-08-31", "Facture d’août 2026", "Invoice for August 2026"],
  [1, "2026-09-01", "2026-09-30", "Avoir de septembre 2026", "Credit note for September 2026"],
  [0, "2026-10-01", "2026-10-15", "Facture du 1er au 15 octobre 2026", "Invoice for 1 to 15 October 2026"],
  [0, null, null, "Facture du 5 novembre 2026", "Invoice of 5 November 2026"],
] as const)("an invoice of kind %i from %s to %s is headed %s, %s (BILLS-06)", (kind, start, end, fr, en) => {
  const invoice = { kind, issueDate: "2026-11-05", periodStart: start, periodEnd: end };
  expect([invoiceHeading(invoice, "fr"), invoiceHeading(invoice, "en")]).toEqual([fr, en]);
});
