import { valueList } from "../../kernel/values.ts";

/** What an invoice is. */
export const invoiceKinds = valueList({
  invoice: { value: 0, fr: "Facture", en: "Invoice" },
  creditNote: { value: 1, fr: "Avoir", en: "Credit note" },
});
export type InvoiceKind = (typeof invoiceKinds.rows)[number]["value"];

/** How an invoice stands today (BILLS-03). */
export const invoiceStates = valueList({
  due: { value: 0, fr: "À régler", en: "To pay" },
  partlyPaid: { value: 1, fr: "Réglée en partie", en: "Partly paid" },
  paid: { value: 2, fr: "Réglée", en: "Paid" },
  late: { value: 3, fr: "En retard", en: "Overdue" },
  creditNote: { value: 4, fr: "Avoir", en: "Credit note" },
  canceled: { value: 5, fr: "Annulée", en: "Cancelled" },
  scheduled: { value: 6, fr: "Prélèvement prévu", en: "Direct debit scheduled" },
  underWay: { value: 7, fr: "Règlement en cours", en: "Payment in progress" },
});
export type InvoiceState = (typeof invoiceStates.rows)[number]["value"];

/** What a line of an invoice is. */
export const lineKinds = valueList({
  service: { value: 0, fr: "Prestation", en: "Service" },
  fee: { value: 1, fr: "Frais", en: "Fee" },
  discount: { value: 2, fr: "Remise", en: "Discount" },
  aid: { value: 3, fr: "Aide", en: "Benefit" },
  advance: { value: 4, fr: "Avance immédiate", en: "Immediate advance" },
});
export type LineKind = (typeof lineKinds.rows)[number]["value"];

/** The natures of service that a tax declaration tells apart (TAX-10); 0 and 1 need the child's age. */
export const serviceNatures = valueList({
  underThree: { value: 0, fr: "Garde d’enfants de moins de 3 ans", en: "Childcare, under 3" },
  threeAndOver: { value: 1, fr: "Garde d’enfants de 3 ans et plus", en: "Childcare, 3 and over" },
  escort: { value: 2, fr: "Accompagnement d’enfants", en: "Accompanying children" },
  housework: { value: 3, fr: "Entretien de la maison et travaux ménagers", en: "Housekeeping and housework" },
  tutoring: { value: 4, fr: "Soutien scolaire", en: "Tutoring" },
  other: { value: 9, fr: "Autre", en: "Other" },
});
export type ServiceNature = (typeof serviceNatures.rows)[number]["value"];
