import { invoiceKinds, lineKinds } from "@ribambelle/domain/billing/invoice/invoice";
import type { ImportedInvoice, ImportedInvoiceLine } from "@ribambelle/domain/billing/invoice/invoice.files";
import { vatOf } from "@ribambelle/domain/billing/invoice/invoice.rules";
import { periodText, saidDay } from "@ribambelle/domain/kernel/dates/months";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { durationText } from "@ribambelle/domain/kernel/time";
import type { DrawnPage } from "../../../demonstrating/drawDocument.ts";

const money = (cents: number) => amountText(cents, "fr");
const { aid, advance } = lineKinds.numbers;

/** Gives the words of an invoice with its lines, as the agency's own software would print them. */
export function invoicePage(invoice: ImportedInvoice, lines: readonly ImportedInvoiceLine[]): DrawnPage {
  const { number, kind, issueDate, periodStart, periodEnd, totalCents, dueCents } = invoice;
  const isCreditNote = kind === invoiceKinds.numbers.creditNote;
  const dueDate = invoice.dueDate ?? issueDate;
  return {
    title: `${invoiceKinds.label(kind, "fr")} ${number}`,
    facts: [
      [isCreditNote ? "Émis le" : "Émise le", saidDay(issueDate, "fr")],
      ...(isCreditNote ? [] : [["À régler avant le", saidDay(dueDate, "fr")] as const]),
      ...(periodStart && periodEnd ? [["Période", periodText(periodStart, periodEnd, "fr")] as const] : []),
      ...(invoice.correctsNumber ? [["Corrige la facture", invoice.correctsNumber] as const] : []),
      ...lines.map((line) => [line.label, amountOf(line)] as const),
      ["Total TTC", `${money(totalCents)}, dont TVA ${money(vatOf(totalCents, 1_000))} (10\u00a0%)`],
      ["Montant dû", money(dueCents)],
    ],
    text: invoice.isCanceled ? "Cette facture est annulée." : "Prestations de services à la personne.",
  };
}

function amountOf({ kind, minutes, rateCents, amountCents }: ImportedInvoiceLine): string {
  if (kind === aid || kind === advance) return money(-amountCents);
  if (minutes === null || rateCents === null || amountCents < 0) return money(amountCents);
  return `${durationText(minutes, "fr")} × ${money(rateCents)} = ${money(amountCents)}`;
}
