import { monthHeading, ofMonth } from "../../kernel/dates/months.ts";
import { monthOfPeriod, periodText } from "../../kernel/dates/periods.ts";
import { plainDay } from "../../kernel/day.ts";
import type { Locale } from "../../kernel/locale.ts";
import { type InvoiceKind, invoiceKinds } from "./invoice.values.ts";

/** What the name of an invoice is made of. */
export interface NamedInvoice {
  readonly kind: InvoiceKind;
  readonly issueDate: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
}

/** Names an invoice as people call it: "Octobre 2026", "Du 1er au 15 octobre 2026", "Facture du 5 novembre 2026" (BILLS-02). */
export function invoiceTitle(invoice: NamedInvoice, locale: Locale): string {
  const { kind, issueDate, periodStart, periodEnd } = invoice;
  const month = monthOfInvoice(invoice);
  if (month !== null) return monthHeading(month, locale);
  if (periodStart !== null && periodEnd !== null) {
    const period = periodText(periodStart, periodEnd, locale);
    return period.charAt(0).toUpperCase() + period.slice(1);
  }
  const day = plainDay(issueDate, locale);
  return locale === "fr"
    ? `${invoiceKinds.label(kind, "fr")} du ${day}`
    : `${invoiceKinds.label(kind, "en")} of ${day}`;
}

/** Names an invoice where it stands alone: "Facture d’octobre 2026", "Avoir du 1er au 15 octobre 2026" (BILLS-06). */
export function invoiceHeading(invoice: NamedInvoice, locale: Locale): string {
  const { kind, periodStart, periodEnd } = invoice;
  const month = monthOfInvoice(invoice);
  if (periodStart === null || periodEnd === null) return invoiceTitle(invoice, locale);
  const period = month === null ? periodText(periodStart, periodEnd, locale) : ofMonth(month, locale);
  const isBare = month === null && locale === "en";
  return `${invoiceKinds.label(kind, locale)} ${isBare ? "for " : ""}${period}`;
}

/** Gives the calendar month (YYYY-MM) that an invoice is for, or null. */
export const monthOfInvoice = ({ periodStart, periodEnd }: NamedInvoice): string | null =>
  periodStart !== null && periodEnd !== null ? monthOfPeriod(periodStart, periodEnd) : null;
