import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { describe, expect, it } from "vitest";
import { type IssuedInvoices, issuedInvoiceLetter } from "./issuedInvoice.letter.ts";

const portal = { agency: aShownAgency(), publicUrl: "https://famille.example.fr" };
const one: IssuedInvoices = { firstName: "Anne", count: 1, id: "abc", month: "2026-10" };
const french = (known: Partial<IssuedInvoices> = {}) =>
  issuedInvoiceLetter("fr", { ...one, ...known }, portal);

describe("the letter about a new invoice", () => {
  it("names its month and leads to its page, without an amount (BILLS-23, SPACE-32)", () => {
    const { subject, text } = french();
    expect(subject).toBe("Votre facture est disponible");
    expect(text).toContain("Votre facture d’octobre 2026 vous attend dans votre espace.");
    expect(text).toContain("https://famille.example.fr/client/factures/abc");
    expect(text).not.toContain("€");
    const english = issuedInvoiceLetter("en", one, portal);
    expect([english.subject, english.text]).toEqual([
      "Your invoice is available",
      expect.stringContaining("Your invoice for October 2026 is waiting for you in your space."),
    ]);
  });

  it("names no month that it is not for (BILLS-23)", () => {
    expect(french({ month: null }).text).toContain("Votre facture vous attend dans votre espace.");
  });

  it("leads to the list where several came together (BILLS-23)", () => {
    const { subject, text } = french({ count: 3 });
    expect(subject).toBe("Vos factures sont disponibles");
    expect(text).toMatch(/https:\/\/famille\.example\.fr\/client\/factures(?!\/)/);
  });
});
