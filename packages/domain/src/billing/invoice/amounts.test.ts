import { describe, expect, it } from "vitest";
import { advanceNotes, amountRows, leftToPay, taxNote, vatRateText } from "./amounts.ts";
import type { InvoiceLine } from "./invoice.ts";
import { type InvoiceState, invoiceKinds, invoiceStates } from "./invoice.values.ts";

const states = invoiceStates.numbers;
const given = {
  totalCents: 110_000,
  discountsCents: 0,
  aidsCents: 0,
  advanceCents: 0,
  dueCents: 110_000,
  paidCents: 0,
  remainingCents: 110_000,
  state: states.due as InvoiceState,
  lines: [],
};
const told = (known: Partial<Parameters<typeof amountRows>[0]>) =>
  amountRows({ ...given, ...known }, "fr")
    .filter(({ tells }) => tells)
    .map(({ name, cents, isSum }) => `${isSum ? "= " : ""}${name} ${cents}`);
const aid = (position: number, label: string, amountCents: number): InvoiceLine => ({
  position,
  kind: 3,
  label,
  service: null,
  nature: null,
  babysitterDisplayName: null,
  periodStart: null,
  periodEnd: null,
  minutes: null,
  rateCents: null,
  vatBasisPoints: null,
  amountCents,
});

describe("how the amount of an invoice is made", () => {
  it.each<[string, Parameters<typeof told>[0], readonly string[]]>([
    ["a total alone", {}, ["= Total TTC 110000"]],
    [
      "a discount",
      { discountsCents: -5_000 },
      ["Prestations et frais 115000", "Remises -5000", "= Total TTC 110000"],
    ],
    [
      "an advance",
      { advanceCents: 50_000, dueCents: 60_000, remainingCents: 60_000 },
      ["= Total TTC 110000", "Avance immédiate de crédit d’impôt -50000", "= Montant dû 60000"],
    ],
    [
      "aids without their lines",
      { aidsCents: 10_000, dueCents: 100_000 },
      ["= Total TTC 110000", "Aides déduites -10000", "= Montant dû 100000"],
    ],
    [
      "aids by their labels",
      {
        aidsCents: 10_000,
        dueCents: 100_000,
        lines: [{ ...aid(1, "Garde", 110_000), kind: 0 }, aid(4, "CE", 4_000), aid(5, "Mairie", 6_000)],
      },
      [
        "= Total TTC 110000",
        "Aides déduites\u00a0: CE -4000",
        "Aides déduites\u00a0: Mairie -6000",
        "= Montant dû 100000",
      ],
    ],
    [
      "a part that was paid",
      { paidCents: 10_000, remainingCents: 100_000 },
      ["= Total TTC 110000", "Déjà réglé -10000", "= Reste à régler 100000"],
    ],
    [
      "all paid",
      { paidCents: 110_000, remainingCents: 0, state: states.paid },
      ["= Total TTC 110000", "Déjà réglé -110000"],
    ],
  ])("says of %s what is not nothing, and no sum twice (BILLS-07)", (_, known, rows) => {
    expect(told(known)).toEqual(rows);
  });

  it("holds each row, for a paper that has to say all (BILLS-25)", () => {
    const keys = amountRows(given, "fr").map(({ key }) => key);
    expect(keys).toEqual(["services", "discounts", "total", "aids", "advance", "due", "paid", "left"]);
  });

  it.each([
    [states.due, 500],
    [states.late, 500],
    [states.canceled, 0],
    [states.creditNote, 0],
  ])("leaves to pay, in state %i, %i of 500 cents (BILLS-07)", (state, left) => {
    expect(leftToPay({ state, remainingCents: 500 })).toBe(left);
  });
});

describe("the note of the tax credit", () => {
  const { invoice, creditNote } = invoiceKinds.numbers;

  it("stands below what was spent, and not below what is given back (BILLS-15)", () => {
    expect(taxNote({ kind: invoice }, "fr")).toMatch(/crédit d’impôt de 50\u00a0%, sous conditions/);
    expect(taxNote({ kind: creditNote }, "fr")).toBeNull();
  });
});

describe("a rate of VAT", () => {
  it.each([
    [0, "0\u00a0%", "0%"],
    [550, "5,5\u00a0%", "5.5%"],
    [1_000, "10\u00a0%", "10%"],
    [2_050, "20,5\u00a0%", "20.5%"],
  ])("writes %i hundredths of a per cent as %s, in English as %s (BILLS-11)", (rate, french, english) => {
    expect([vatRateText(rate, "fr"), vatRateText(rate, "en")]).toEqual([french, english]);
  });
});

describe("the advance of a tax credit", () => {
  const advance =
    "Avance immédiate\u00a0: l’Urssaf a déjà pris en charge 500,00\u00a0€ de crédit d’impôt sur cette facture.";
  const debit = (amount: string) =>
    `L’Urssaf prélèvera ${amount}\u00a0€ après votre validation ou 48\u00a0h après sa demande.`;
  const byUrssaf = {
    advanceCents: 50_000,
    plannedMeans: 6,
    remainingCents: 50_000,
    state: states.due,
  } as const;

  it.each<[string, Partial<Parameters<typeof advanceNotes>[0]>, string[]]>([
    ["has paid, and Urssaf debits the rest", {}, [advance, debit("500,00")]],
    ["has paid, and Urssaf debits the last cent", { remainingCents: 1 }, [advance, debit("0,01")]],
    ["has paid all", { remainingCents: 0 }, [advance]],
    ["has paid, and the family pays the rest", { plannedMeans: 1 }, [advance]],
    ["has paid, and nobody says how the rest is paid", { plannedMeans: null }, [advance]],
    ["is not asked for", { advanceCents: 0 }, []],
    ["is taken back by a credit note", { advanceCents: -50_000 }, []],
  ])("%s (BILLS-16)", (_, known, notes) => {
    expect(advanceNotes({ ...byUrssaf, ...known }, "fr")).toEqual(notes);
  });
});
