import { describe, expect, test } from "vitest";
import { billingDemonstration } from "./billing.demonstration.ts";
import { invoicePage } from "./invoicePages.ts";
import { demonstrationBilling } from "./invoices.ts";
import { demonstrationCertificates, publishedOn } from "./taxCertificates.ts";

/** Days on which months, leap years and years turn. */
const days = ["2027-01-01", "2028-02-29", "2027-05-31", "2026-09-01", "2026-12-31"];

describe("the invoices of the demonstration", () => {
  test("have the agency’s file for two, the portal drawing the others (BILLS-24)", async () => {
    const { invoices } = demonstrationBilling("2026-11-23");
    const drawn: string[] = [];
    for await (const { name, content } of billingDemonstration.files?.("2026-11-23") ?? [])
      if (name.startsWith("factures/")) {
        expect(Buffer.from(content).subarray(0, 5).toString()).toBe("%PDF-");
        drawn.push(name);
      }
    expect(drawn).toHaveLength(2);
    const named = invoices.flatMap(({ fileName }) => (fileName ? [`factures/${fileName}`] : []));
    expect(drawn.sort()).toEqual(named.sort());
  });

  test("say in their files what their lines say", () => {
    const { invoices, lines } = demonstrationBilling("2026-11-23");
    const [first] = invoices
      .filter(({ fileName }) => fileName !== null)
      .map((one) =>
        invoicePage(
          one,
          lines.filter(({ number }) => number === one.number),
        ),
      );
    expect(first?.facts.map(([label]) => label)).toEqual([
      "Émise le",
      "À régler avant le",
      "Période",
      "Garde d’enfants à domicile",
      "Ménage et repassage",
      "Total TTC",
      "Montant dû",
    ]);
    expect(first?.facts[3]?.[1]).toMatch(/^\d+\sh(\s\d+)? × 26,90\s€ = /);
  });

  test.each(days)("were issued, and paid, by that day: %s (BILLS-02)", (today) => {
    const { invoices, payments } = demonstrationBilling(today);
    expect(invoices).toHaveLength(15);
    expect(invoices.filter(({ issueDate }) => issueDate > today)).toEqual([]);
    expect(payments.filter(({ valueDate }) => valueDate > today)).toEqual([]);
    expect(invoices.filter(({ issueDate, dueDate }) => dueDate !== null && dueDate < issueDate)).toEqual([]);
  });
});

describe("the tax certificate of the demonstration’s agency", () => {
  test.each([
    ["2027-01-01", 2025],
    ["2028-02-29", 2026],
    ["2026-12-31", 2024],
  ])("is on %s that of the year before last, %i, published by then, with an amount", (today, year) => {
    const [certificate, ...others] = demonstrationCertificates(today);
    expect([certificate?.year, others]).toEqual([year, []]);
    expect([publishedOn(year) <= today, Number(certificate?.paidCents) > 50_000]).toEqual([true, true]);
  });
});
