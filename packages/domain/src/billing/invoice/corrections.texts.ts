import { services } from "../../interventions/services.ts";
import { decimalText } from "../../kernel/characters/decimalText.ts";
import type { Locale } from "../../kernel/locale.ts";
import { amountText } from "../../kernel/money/money.ts";
import type { Bilingual } from "../../kernel/texts.ts";
import { paymentMeans } from "../payment/payment.ts";
import { invoiceKinds, lineKinds, serviceNatures } from "./invoice.values.ts";

/** What an import corrects of an invoice or of a line of one, as it is named in sentences. */
export const invoiceFieldNames: Readonly<Record<string, Bilingual>> = {
  // Of entries of before, which do not tell that of an invoice from that of a line.
  kind: { fr: "genre", en: "kind" },
  invoiceKind: { fr: "genre", en: "kind" },
  lineKind: { fr: "genre de la ligne", en: "kind of the line" },
  personId: { fr: "parent", en: "parent" },
  issueDate: { fr: "date d’émission", en: "date of issue" },
  dueDate: { fr: "échéance", en: "due date" },
  periodStart: { fr: "début de la période", en: "start of the period" },
  periodEnd: { fr: "fin de la période", en: "end of the period" },
  totalCents: { fr: "total TTC", en: "total with VAT" },
  aidsCents: { fr: "aides", en: "benefits" },
  advanceCents: { fr: "avance immédiate", en: "immediate advance" },
  dueCents: { fr: "montant dû", en: "amount due" },
  plannedMeans: { fr: "moyen prévu", en: "planned means" },
  debitDate: { fr: "date de prélèvement", en: "date of the direct debit" },
  correctsNumber: { fr: "facture corrigée", en: "corrected invoice" },
  isCanceled: { fr: "annulée", en: "cancelled" },
  payerName: { fr: "nom du payeur", en: "name of the payer" },
  payerAddress: { fr: "adresse du payeur", en: "address of the payer" },
  fileName: { fr: "fichier", en: "file" },
  position: { fr: "ligne", en: "line" },
  label: { fr: "libellé", en: "label" },
  service: { fr: "prestation", en: "service" },
  nature: { fr: "nature", en: "nature" },
  babysitter: { fr: "intervenant", en: "babysitter" },
  minutes: { fr: "heures", en: "hours" },
  rateCents: { fr: "taux horaire TTC", en: "hourly rate with VAT" },
  vatBasisPoints: { fr: "taux de TVA", en: "rate of VAT" },
  amountCents: { fr: "montant", en: "amount" },
  givesRight: { fr: "ouvre droit", en: "gives right to the tax credit" },
};

/** Names fields one after the other; one that this version does not know as it is kept. */
export const invoiceFieldList = (fields: readonly string[], locale: Locale): string =>
  fields.map((field) => invoiceFieldNames[field]?.[locale] ?? field).join(", ");

type Rows = readonly ({ readonly value: number } & Bilingual)[];
const lists: Readonly<Record<string, Rows>> = {
  invoiceKind: invoiceKinds.rows,
  lineKind: lineKinds.rows,
  plannedMeans: paymentMeans.rows,
  service: services.rows,
  nature: serviceNatures.rows,
};

/** Gives an amount, a duration, a rate or a choice as people read it; null for what is read as any other value is. */
export function invoiceValueText(field: string, value: unknown, locale: Locale): string | null {
  if (typeof value !== "number") return null;
  if (field.endsWith("Cents")) return amountText(value, locale);
  if (field === "minutes") return `${decimalText(Math.round((value / 60) * 100) / 100, locale)}\u00a0h`;
  if (field === "vatBasisPoints") return `${decimalText(value / 100, locale)}\u00a0%`;
  return lists[field]?.find((row) => row.value === value)?.[locale] ?? null;
}
