import { addDays } from "../../kernel/day.ts";
import { roundedQuotient } from "../../kernel/money/shares.ts";
import { type PaymentMeans, type PaymentState, paymentMeans, paymentStates } from "../payment/payment.ts";
import {
  type InvoiceKind,
  type InvoiceState,
  invoiceKinds,
  invoiceStates,
  type LineKind,
  lineKinds,
} from "./invoice.values.ts";

/** What the state of an invoice is told from; amounts in cents, days of Paris. */
export interface BilledInvoice {
  readonly kind: InvoiceKind;
  readonly isCanceled: boolean;
  readonly dueCents: number;
  readonly dueDate: string;
  readonly plannedMeans: PaymentMeans | null;
  readonly debitDate: string | null;
}

/** A part of a payment that is put on an invoice; a negative one is money given back. */
export interface Share {
  readonly amountCents: number;
  /** The state of its payment. */
  readonly state: PaymentState;
}

/** A debit that has not come so many days after its day is no longer planned (BILLS-OP4). */
export const daysOfGrace = 7;

const { pending, cleared, rejected } = paymentStates.numbers;
const sumOf = (shares: readonly Share[], state: PaymentState) =>
  shares.reduce((sum, share) => (share.state === state ? sum + share.amountCents : sum), 0);

/** Gives what remains of an invoice: what is due less the cleared shares; pending and rejected ones do not count (BILLS-04). */
export const remainingOf = (
  { dueCents }: Pick<BilledInvoice, "dueCents">,
  shares: readonly Share[],
): number => dueCents - sumOf(shares, cleared);

/** Gives what pending payments will settle of an invoice. */
export const pendingOf = (shares: readonly Share[]): number => sumOf(shares, pending);

/** Gives the day on which an invoice is to be debited: the planned one, else the due day. */
export const debitDay = ({ debitDate, dueDate }: Pick<BilledInvoice, "debitDate" | "dueDate">): string =>
  debitDate ?? dueDate;

/** Gives how an invoice stands on a day; the first that holds, in the order of BILLS-03. */
export function invoiceState(invoice: BilledInvoice, shares: readonly Share[], today: string): InvoiceState {
  const states = invoiceStates.numbers;
  if (invoice.isCanceled) return states.canceled;
  if (invoice.kind === invoiceKinds.numbers.creditNote) return states.creditNote;
  const remaining = remainingOf(invoice, shares);
  if (remaining <= 0) return states.paid;
  if (pendingOf(shares) >= remaining) return states.underWay;
  if (isScheduled(invoice, shares, today)) return states.scheduled;
  if (today > invoice.dueDate) return states.late;
  return remaining < invoice.dueCents ? states.partlyPaid : states.due;
}

/** Tells whether an invoice that stands so is for the family to pay: neither paid, nor on its way, nor canceled. */
export function isToPay(state: InvoiceState): boolean {
  const { due, partlyPaid, late } = invoiceStates.numbers;
  return state === due || state === partlyPaid || state === late;
}

function isScheduled(invoice: BilledInvoice, shares: readonly Share[], today: string): boolean {
  const { debit, urssaf } = paymentMeans.numbers;
  return (
    (invoice.plannedMeans === debit || invoice.plannedMeans === urssaf) &&
    shares.every(({ state }) => state !== rejected) &&
    today <= addDays(debitDay(invoice), daysOfGrace)
  );
}

/** Gives the amount of some minutes at a rate an hour, in cents (BILLS-09). */
export const lineAmount = (minutes: number, rateCents: number): number =>
  roundedQuotient(minutes * rateCents, 60);

/** What a line may differ from its product, in cents (BILLS-08, BILLS-09). */
const tolerance = 2;

/** True when a line's time and rate give its amount within two cents; its opposite on a credit note. */
export function productAgrees(
  {
    minutes,
    rateCents,
    amountCents,
  }: { minutes: number | null; rateCents: number | null; amountCents: number },
  kind: InvoiceKind,
): boolean {
  if (minutes === null || rateCents === null) return false;
  const product = lineAmount(minutes, rateCents);
  const expected = kind === invoiceKinds.numbers.creditNote ? -product : product;
  return Math.abs(amountCents - expected) <= tolerance;
}

/** Gives the VAT inside an amount that includes it, at a rate in hundredths of a per cent (BILLS-10). */
export const vatOf = (ttcCents: number, basisPoints: number): number =>
  roundedQuotient(ttcCents * basisPoints, 10_000 + basisPoints);

/** What a line says of an invoice's totals. */
export interface TotalledLine {
  readonly kind: LineKind;
  readonly amountCents: number;
  readonly vatBasisPoints: number | null;
}

/** What is owed for one rate of VAT, in cents. */
export interface VatShare {
  readonly basisPoints: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
}

const { service, fee, discount, aid, advance } = lineKinds.numbers;
const priced: readonly LineKind[] = [service, fee, discount];
const totalOf = (lines: readonly TotalledLine[], kinds: readonly LineKind[]) =>
  lines.reduce((sum, line) => (kinds.includes(line.kind) ? sum + line.amountCents : sum), 0);

/** Gives net, VAT and gross of each rate, computed once on the sum of its lines, the lowest rate first (BILLS-10, BILLS-11). */
export function vatTable(lines: readonly TotalledLine[]): VatShare[] {
  const gross = new Map<number, number>();
  for (const line of lines) {
    if (!priced.includes(line.kind)) continue;
    const rate = line.vatBasisPoints ?? 0;
    gross.set(rate, (gross.get(rate) ?? 0) + line.amountCents);
  }
  return [...gross]
    .sort(([one], [other]) => one - other)
    .map(([basisPoints, grossCents]) => {
      const vatCents = vatOf(grossCents, basisPoints);
      return { basisPoints, netCents: grossCents - vatCents, vatCents, grossCents };
    });
}

/** True when one of an invoice's prices has VAT: without any it has to say why (BILLS-11). */
export const hasVat = (lines: readonly TotalledLine[]): boolean =>
  lines.some(({ kind, vatBasisPoints }) => priced.includes(kind) && (vatBasisPoints ?? 0) !== 0);

/** The totals of an invoice, in cents. */
export interface InvoiceTotals {
  readonly totalCents: number;
  readonly aidsCents: number;
  readonly advanceCents: number;
}

/** True when lines make the totals of their invoice: services, fees and discounts the total, aids the aids, advances the advance (BILLS-14). */
export function linesAgree(
  { totalCents, aidsCents, advanceCents }: InvoiceTotals,
  lines: readonly TotalledLine[],
): boolean {
  return (
    totalOf(lines, priced) === totalCents &&
    totalOf(lines, [aid]) === aidsCents &&
    totalOf(lines, [advance]) === advanceCents
  );
}

/** Gives the discounts of an invoice, as a negative amount. */
export const discountsOf = (lines: readonly TotalledLine[]): number => totalOf(lines, [discount]);

/** True when an invoice adds up: what is due is the total less aids and advance (BILLS-12). */
export const addsUp = (totals: InvoiceTotals & { readonly dueCents: number }): boolean =>
  totals.dueCents === totals.totalCents - totals.aidsCents - totals.advanceCents;

/** True when the amounts of an invoice are not negative, those of a credit note not positive (BILLS-12). */
export function hasItsSign(
  kind: InvoiceKind,
  { totalCents, dueCents }: { totalCents: number; dueCents: number },
): boolean {
  return kind === invoiceKinds.numbers.creditNote
    ? totalCents <= 0 && dueCents <= 0
    : totalCents >= 0 && dueCents >= 0;
}
