import { expect, it } from "vitest";
import { invoiceToDos } from "./invoice.toDos.ts";

const facts = {
  id: "7",
  number: "F-1",
  issueDate: "2026-11-05",
  periodStart: "2026-10-01",
  periodEnd: "2026-10-31",
  remainingCents: 114_325,
};
const said = (changed: Partial<typeof facts> | { periodStart: null; periodEnd: null }) => {
  const words = invoiceToDos.pay.read({ ...facts, ...changed });
  return words && [words.title.fr, words.text.fr, words.title.en, words.text.en, words.link];
};

it("names the month of an invoice and what remains of it (TODO-07)", () => {
  expect(said({})).toEqual([
    "Régler votre facture d’octobre 2026",
    "Il reste 1\u202f143,25\u00a0€ à régler pour octobre 2026.",
    "Pay your invoice for October 2026",
    "€1,143.25 is still to pay for October 2026.",
    "/client/factures/7",
  ]);
});

it("names an invoice that is of no month by its number (TODO-07)", () => {
  const words = [
    "Régler la facture F-1",
    "Il reste 1\u202f143,25\u00a0€ à régler.",
    "Pay the invoice F-1",
    "€1,143.25 is still to pay.",
    "/client/factures/7",
  ];
  expect(said({ periodStart: null, periodEnd: null })).toEqual(words);
  expect(said({ periodStart: "2026-10-05" })).toEqual(words);
});
