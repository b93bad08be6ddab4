import { lineProblems } from "../../imports/problem.ts";

/** The problems of lines of invoices. */
export const invoiceProblems = lineProblems({
  "totals-disagree": {
    fr: "Le montant dû n’est pas le total moins les aides et l’avance.",
    en: "The amount due is not the total less benefits and advance.",
  },
  "amount-disagrees": {
    fr: "Ce montant n’est pas le produit des heures par le taux, à deux centimes près.",
    en: "This amount is not the hours times the rate, within two cents.",
  },
  "wrong-sign": {
    fr: "Une facture n’a pas de montant négatif, un avoir n’en a pas de positif.",
    en: "An invoice has no negative amount, a credit note no positive one.",
  },
  "due-before-issue": {
    fr: "L’échéance précède la date d’émission.",
    en: "The due day is before the day of issue.",
  },
  "incomplete-period": {
    fr: "Le début et la fin de la période vont ensemble.",
    en: "The beginning and the end of the period go together.",
  },
  "corrects-itself": {
    fr: "Une facture ne se corrige pas elle-même.",
    en: "An invoice does not correct itself.",
  },
  "foreign-invoice": {
    fr: "Cette facture est celle d’une autre famille.",
    en: "This invoice is another family’s.",
  },
  "unknown-invoice": { fr: "Aucune facture ne porte ce numéro.", en: "No invoice has this number." },
});
