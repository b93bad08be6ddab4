import { decimalText } from "../../kernel/characters/decimalText.ts";
import type { Locale } from "../../kernel/locale.ts";
import { amountText } from "../../kernel/money/money.ts";
import { paymentMeans } from "../payment/payment.ts";
import { amountWords } from "./amounts.texts.ts";
import type { InvoiceDetail } from "./invoice.ts";
import { invoiceKinds, invoiceStates, lineKinds } from "./invoice.values.ts";

/** One row of how the amount of an invoice is made. */
export interface AmountRow {
  readonly key: string;
  readonly name: string;
  readonly cents: number;
  readonly isSum: boolean;
  /** False where it is nothing, or only repeats the sum above it: a page leaves it out. */
  readonly tells: boolean;
}

type Given = Pick<
  InvoiceDetail,
  | "totalCents"
  | "discountsCents"
  | "aidsCents"
  | "advanceCents"
  | "dueCents"
  | "paidCents"
  | "remainingCents"
  | "state"
  | "lines"
>;

/** Gives what is left to pay of an invoice, in cents: nothing of what was cancelled, nor of a credit note. */
export function leftToPay({
  state,
  remainingCents,
}: Pick<InvoiceDetail, "state" | "remainingCents">): number {
  const { canceled, creditNote } = invoiceStates.numbers;
  return state === canceled || state === creditNote ? 0 : remainingCents;
}

/** Says how the amount of an invoice is made, row after row, as its page and its paper show it (BILLS-07). */
export function amountRows(invoice: Given, locale: Locale): readonly AmountRow[] {
  const words = amountWords(locale);
  const { totalCents, discountsCents, aidsCents, advanceCents, dueCents, paidCents, lines } = invoice;
  const aids = lines.filter(({ kind }) => kind === lineKinds.numbers.aid);
  const isDeducted = aidsCents !== 0 || advanceCents !== 0;
  const row = (key: keyof typeof words.rows, cents: number, tells = true): AmountRow => ({
    key,
    name: words.rows[key],
    cents,
    isSum: key === "total" || key === "due" || key === "left",
    tells: tells && cents !== 0,
  });
  const aidRows = aids.map(({ position, label, amountCents }) => ({
    ...row("aids", -amountCents),
    key: `aid-${position}`,
    name: `${words.rows.aids}\u00a0: ${label}`,
  }));
  return [
    row("services", totalCents - discountsCents, discountsCents !== 0),
    row("discounts", discountsCents),
    row("total", totalCents),
    ...(aidRows.length > 0 ? aidRows : [row("aids", -aidsCents)]),
    row("advance", -advanceCents),
    row("due", dueCents, isDeducted),
    row("paid", -paidCents),
    row("left", leftToPay(invoice), paidCents !== 0),
  ];
}

/** Says what Urssaf has advanced on an invoice, and what it will still debit; nothing without an advance (BILLS-16). */
export function advanceNotes(
  invoice: Pick<InvoiceDetail, "advanceCents" | "plannedMeans" | "state" | "remainingCents">,
  locale: Locale,
): readonly string[] {
  const { advanceCents, plannedMeans } = invoice;
  const words = amountWords(locale);
  const left = leftToPay(invoice);
  if (advanceCents <= 0) return [];
  const isByUrssaf = plannedMeans === paymentMeans.numbers.urssaf && left > 0;
  return [
    words.advanceNote(amountText(advanceCents, locale)),
    ...(isByUrssaf ? [words.urssafNote(amountText(left, locale))] : []),
  ];
}

/** Says that an expense may entitle to a tax credit; null of a credit note, which takes one back (BILLS-15, BILLS-OP8). */
export const taxNote = ({ kind }: Pick<InvoiceDetail, "kind">, locale: Locale): string | null =>
  kind === invoiceKinds.numbers.creditNote ? null : amountWords(locale).taxNote;

/** Writes a rate of VAT, given in hundredths of a per cent: "5,5 %" in French, "5.5%" in English. */
export function vatRateText(basisPoints: number, locale: Locale): string {
  const rate = decimalText(basisPoints / 100, locale);
  return locale === "fr" ? `${rate}\u00a0%` : `${rate}%`;
}
