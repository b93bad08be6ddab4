import type { ImportedInvoice, ImportedInvoiceLine } from "@ribambelle/domain/billing/invoice/invoice.files";
import { vatOf } from "@ribambelle/domain/billing/invoice/invoice.rules";
import { invoiceKinds } from "@ribambelle/domain/billing/invoice/invoice.values";
import { periodText } from "@ribambelle/domain/kernel/dates/periods";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { durationText } from "@ribambelle/domain/kernel/time";
import type { DrawnPage } from "../../../demonstrating/drawDocument.ts";

const money = (cents: number) => amountText(cents, "fr");

/** Gives the words of an invoice with its lines, as the agency's own software would print them. */
export function invoicePage(invoice: ImportedInvoice, lines: readonly ImportedInvoiceLine[]): DrawnPage {
  const { number, kind, issueDate, dueDate, periodStart, periodEnd, totalCents, dueCents } = invoice;
  return {
    title: `${invoiceKinds.label(kind, "fr")} ${number}`,
    facts: [
      ["Émise le", plainDay(issueDate, "fr")],
      ["À régler avant le", plainDay(dueDate ?? issueDate, "fr")],
      ...(periodStart && periodEnd ? [["Période", periodText(periodStart, periodEnd, "fr")] as const] : []),
      ...lines.map((line) => [line.label, amountOf(line)] as const),
      ["Total TTC", `${money(totalCents)}, dont TVA ${money(vatOf(totalCents, 1_000))} (10\u00a0%)`],
      ["Montant dû", money(dueCents)],
    ],
    text: "Prestations de services à la personne.",
  };
}

const amountOf = ({ minutes, rateCents, amountCents }: ImportedInvoiceLine): string =>
  minutes === null || rateCents === null
    ? money(amountCents)
    : `${durationText(minutes, "fr")} × ${money(rateCents)} = ${money(amountCents)}`;
