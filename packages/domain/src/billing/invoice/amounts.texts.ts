import { catalogue } from "../../kernel/texts.ts";

/** How the amount of an invoice is said, on its page and on its paper. */
export const amountWords = catalogue({
  fr: {
    // BILLS-07, printed
    rows: {
      services: "Prestations et frais",
      discounts: "Remises",
      total: "Total TTC",
      aids: "Aides déduites",
      advance: "Avance immédiate de crédit d’impôt",
      due: "Montant dû",
      paid: "Déjà réglé",
      left: "Reste à régler",
    },
    // BILLS-15, BILLS-16, printed
    taxNote:
      "Cette dépense peut ouvrir droit à un crédit d’impôt de 50\u00a0%, sous conditions (article 199 sexdecies du code général des impôts).",
    advanceNote: (amount: string) =>
      `Avance immédiate\u00a0: l’Urssaf a déjà pris en charge ${amount} de crédit d’impôt sur cette facture.`,
    urssafNote: (amount: string) =>
      `L’Urssaf prélèvera ${amount} après votre validation ou 48\u00a0h après sa demande.`,
    vat: "TVA",
    net: "Hors taxes",
    gross: "TTC",
    rate: "Taux",
    // BILLS-29, printed
    reference: (number: string) => `Référence à indiquer dans le libellé du virement\u00a0: ${number}`,
  },
  en: {
    rows: {
      services: "Services and fees",
      discounts: "Discounts",
      total: "Total including VAT",
      aids: "Benefits deducted",
      advance: "Immediate advance of the tax credit",
      due: "Amount due",
      paid: "Already paid",
      left: "Still to pay",
    },
    taxNote:
      "This expense may entitle you to a 50% tax credit, subject to conditions (article 199 sexdecies of the French tax code).",
    advanceNote: (amount) =>
      `Immediate advance: Urssaf has already paid ${amount} of your tax credit on this invoice.`,
    urssafNote: (amount) =>
      `Urssaf will debit ${amount} once you have agreed, or 48 hours after its request.`,
    vat: "VAT",
    net: "Excluding VAT",
    gross: "Including VAT",
    rate: "Rate",
    reference: (number) => `Reference to give with the transfer: ${number}`,
  },
});
