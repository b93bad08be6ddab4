import { advanceNotes, amountRows, taxNote, vatRateText } from "@ribambelle/domain/billing/invoice/amounts";
import { amountWords } from "@ribambelle/domain/billing/invoice/amounts.texts";
import type { InvoiceDetail } from "@ribambelle/domain/billing/invoice/invoice";
import { isToPay } from "@ribambelle/domain/billing/invoice/invoice.rules";
import { invoiceKinds, lineKinds } from "@ribambelle/domain/billing/invoice/invoice.values";
import { paymentMeans, paymentStates } from "@ribambelle/domain/billing/payment/payment";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import type { AgencyTerms } from "../../../agency/terms.ts";
import { drawPaper, type Fact, type Pen } from "../../../papers/drawPaper.ts";
import type { PaperLegal } from "./drawable.ts";
import { agencyBlock, invoiceFacts, mediatorSentence, payerBlock } from "./paperFacts.ts";
import { type PaperLine, writeLines } from "./paperLines.ts";

/** An invoice as its page says it in French, and what only its paper says. */
export interface PaperInvoice extends Omit<InvoiceDetail, "lines"> {
  readonly lines: readonly PaperLine[];
  readonly payerName: string;
  readonly payerAddress: string;
}

const money = (cents: number) => amountText(cents, "fr");
const words = amountWords("fr");

/**
 * Draws an invoice or a credit note that the agency gave no file of, in French (BILLS-25): the same invoice gives the same
 * bytes, on whichever day it is asked for (BILLS-26).
 */
export function drawInvoice(invoice: PaperInvoice, legal: PaperLegal, terms: AgencyTerms): Promise<Buffer> {
  const title = `${invoiceKinds.label(invoice.kind, "fr")} ${invoice.number}`;
  const madeAt = new Date(`${invoice.issueDate}T00:00:00Z`);
  return drawPaper({ title, author: legal.company.name, madeAt, foot: title }, (pen) => {
    pen.title(title);
    pen.beside([agencyBlock(legal), payerBlock(invoice)]);
    pen.facts(invoiceFacts(invoice, legal));
    const { service, fee, discount } = lineKinds.numbers;
    writeLines(pen, invoice, { title: "Prestations", name: "Prestation", kind: service });
    writeLines(pen, invoice, { title: "Frais", name: "Frais", kind: fee });
    writeLines(pen, invoice, { title: "Remises", name: "Remise", kind: discount });
    writeAmounts(pen, invoice);
    writeVat(pen, invoice);
    writePayments(pen, invoice, terms);
    pen.paragraph(mediatorSentence(legal), small);
  });
}

function writeAmounts(pen: Pen, invoice: PaperInvoice): void {
  const isInvoice = invoice.kind === invoiceKinds.numbers.invoice;
  // What the law wants said of any invoice, even where a page would leave it out.
  const always = isInvoice ? ["due", "paid"] : ["due"];
  pen.table({
    title: "Montant",
    columns: [
      { name: "Poste", part: 3 },
      { name: "Montant", part: 1, isAmount: true },
    ],
    rows: amountRows({ ...invoice, lines: [...invoice.lines] }, "fr")
      .filter(({ key, tells }) => tells || always.includes(key))
      .map(({ name, cents, isSum }) => ({ cells: [name, money(cents)], isSum })),
  });
  for (const note of [...advanceNotes(invoice, "fr"), taxNote(invoice, "fr")])
    if (note !== null) pen.paragraph(note, small);
}

// Smaller than the amounts (BILLS-15).
const small = 8;

function writeVat(pen: Pen, { vat, vatExemption }: PaperInvoice): void {
  if (vatExemption !== null) {
    pen.heading(words.vat);
    pen.paragraph(vatExemption);
    return;
  }
  pen.table({
    title: words.vat,
    columns: [
      { name: words.rate, part: 1 },
      ...[words.net, words.vat, words.gross].map((name) => ({ name, part: 1, isAmount: true })),
    ],
    rows: vat.map(({ basisPoints, netCents, vatCents, grossCents }) => ({
      cells: [vatRateText(basisPoints, "fr"), ...[netCents, vatCents, grossCents].map(money)],
    })),
  });
}

function writePayments(pen: Pen, invoice: PaperInvoice, { payments: { accepted } }: AgencyTerms): void {
  const means = accepted.map((name) => paymentMeans.label(paymentMeans.numbers[name], "fr")).join(", ");
  const { state, scheduledDate, plannedMeans, number } = invoice;
  pen.heading("Règlement");
  const facts: readonly Fact[] = [
    ["Moyens acceptés", means],
    ...invoice.payments
      .filter((payment) => payment.state === paymentStates.numbers.cleared)
      .map(
        ({ valueDate, meansDisplayName, amountCents }): Fact => [
          amountCents < 0
            ? `Remboursé le ${plainDay(valueDate, "fr")}`
            : `Réglé le ${plainDay(valueDate, "fr")}`,
          `${meansDisplayName}\u00a0: ${money(Math.abs(amountCents))}`,
        ],
      ),
    ...(scheduledDate !== null && plannedMeans !== null
      ? [["Prévu le", `${plainDay(scheduledDate, "fr")}, ${paymentMeans.label(plannedMeans, "fr")}`] as const]
      : []),
  ];
  pen.facts(facts);
  if (isToPay(state)) pen.paragraph(words.reference(number));
}
