import { cumulativePart, largestRemainder } from "../../kernel/money/shares.ts";
import type { ServiceNature } from "../invoice/invoice.values.ts";
import { type PaymentMeans, paymentMeans, paymentStates } from "../payment/payment.ts";
import { eligibleDue, isTaxed, natureWeights, rank, type TaxInvoice } from "./taxInvoice.ts";

/** A payment as the tax figures need it; amounts in cents, the value day is one of Paris. */
export interface TaxPayment {
  readonly reference: string;
  readonly valueDate: string;
  readonly means: PaymentMeans;
  readonly state: number;
  /** What is put on which invoice; a negative amount is money given back. */
  readonly shares: readonly { readonly number: string; readonly amountCents: number }[];
}

/** What counts for one nature of service; null is childcare without the child's age (TAX-10). */
export interface NatureAmount {
  readonly nature: ServiceNature | null;
  readonly amountCents: number;
}

/** The figures of a year, in cents; none is negative (TAX-09). */
export interface TaxFigures {
  /** What the family paid itself and gives right: the certificate's own figure (TAX-12). */
  readonly paid: number;
  /** The part of it that prefinanced CESU paid. */
  readonly cesu: number;
  readonly advance: number;
  /** Aids on invoices, and what third parties paid. */
  readonly aids: number;
  /** What was paid in cash or otherwise. */
  readonly notCounted: number;
  /** What was paid by nature of service, without those of 0; they add up to `paid`. */
  readonly byNature: readonly NatureAmount[];
}

const { debit, transfer, card, cheque, cesu, urssaf, cash, tip, thirdParty, other } = paymentMeans.numbers;
const givingRight: readonly PaymentMeans[] = [debit, transfer, card, cheque, cesu, urssaf, tip];

/** True for the means that give right to the tax credit (TAX-04). */
export const givesRight = (means: PaymentMeans): boolean => givingRight.includes(means);

/** What of a payment that came was put on an invoice. */
export interface ClearedShare {
  readonly reference: string;
  readonly valueDate: string;
  readonly means: PaymentMeans;
  readonly amountCents: number;
}

/** Gives the year of a day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));
/** Compares days, numbers and references as they are written, whatever the language. */
export const order = (one: string, another: string): number => Number(one > another) - Number(one < another);

/** Gives the cleared shares of each invoice, by value day and then by payment reference (TAX-06). */
export function sharesByInvoice(payments: readonly TaxPayment[]): Map<string, ClearedShare[]> {
  const byNumber = new Map<string, ClearedShare[]>();
  for (const { shares, state, ...payment } of payments) {
    if (state !== paymentStates.numbers.cleared) continue;
    for (const { number, amountCents } of shares) {
      const those = byNumber.get(number) ?? [];
      those.push({ ...payment, amountCents });
      byNumber.set(number, those);
    }
  }
  for (const shares of byNumber.values())
    shares.sort(
      (one, another) => order(one.valueDate, another.valueDate) || order(one.reference, another.reference),
    );
  return byNumber;
}

const nothing = { paid: 0, cesu: 0, advance: 0, aids: 0, notCounted: 0 };

/** Gives the figures of one invoice in a year; they are negative when more was given back than paid. */
function figuresOf(year: number, invoice: TaxInvoice, shares: readonly ClearedShare[]) {
  const figures = { ...nothing };
  const { dueCents } = invoice;
  const eligible = eligibleDue(invoice);
  // What is paid beyond the invoice, or given back beyond what was paid, has no part.
  const within = (cents: number) => Math.max(0, Math.min(dueCents, cents));
  let running = 0;
  for (const { valueDate, means, amountCents } of shares) {
    const before = running;
    running += amountCents;
    if (yearOf(valueDate) !== year) continue;
    if (means === thirdParty) figures.aids += amountCents;
    if (means === cash || means === other) figures.notCounted += amountCents;
    if (!givesRight(means) || dueCents === 0) continue;
    const part = cumulativePart(within(running), within(before), eligible, dueCents);
    figures.paid += part;
    if (means === cesu) figures.cesu += part;
  }
  const first = dueCents === 0 ? invoice.issueDate : shares.find((one) => one.amountCents > 0)?.valueDate;
  if (first !== undefined && yearOf(first) === year) {
    figures.aids += invoice.aidsCents;
    figures.advance += invoice.advanceCents;
  }
  return figures;
}

/**
 * Gives what a family paid in a year and what of it counts for the tax credit, by the value day of payments (TAX-03 to
 * TAX-11). Invoices must be all of theirs: those that are cancelled and credit notes have no figures of their own.
 */
export function taxFigures(
  year: number,
  invoices: readonly TaxInvoice[],
  payments: readonly TaxPayment[],
): TaxFigures {
  const shares = sharesByInvoice(payments);
  const sums = { ...nothing };
  const natures = new Map<ServiceNature | null, number>();
  for (const invoice of invoices) {
    if (!isTaxed(invoice)) continue;
    const figures = figuresOf(year, invoice, shares.get(invoice.number) ?? []);
    sums.paid += figures.paid;
    sums.cesu += figures.cesu;
    sums.advance += figures.advance;
    sums.aids += figures.aids;
    sums.notCounted += figures.notCounted;
    const weights = natureWeights(invoice);
    const parts = largestRemainder(
      figures.paid,
      weights.map(({ amountCents }) => amountCents),
    );
    for (const [index, { nature }] of weights.entries())
      natures.set(nature, (natures.get(nature) ?? 0) + (parts[index] ?? 0));
  }
  const paid = Math.max(0, sums.paid);
  return {
    paid,
    cesu: Math.min(paid, Math.max(0, sums.cesu)),
    advance: Math.max(0, sums.advance),
    aids: Math.max(0, sums.aids),
    notCounted: Math.max(0, sums.notCounted),
    byNature: split(paid, natures),
  };
}

// Money given back may leave a nature below 0: the others then carry what was paid, in proportion.
function split(paid: number, natures: ReadonlyMap<ServiceNature | null, number>): NatureAmount[] {
  const some = [...natures].toSorted(([one], [another]) => rank(one) - rank(another));
  const amounts = some.map(([, cents]) => Math.max(0, cents));
  const shares = largestRemainder(paid, amounts);
  return some
    .map(([nature], index) => ({ nature, amountCents: shares[index] ?? 0 }))
    .filter(({ amountCents }) => amountCents > 0);
}

/** Gives the year with which the page opens: from January to June the year before, else the running one (TAX-01). */
export const openingYear = (today: string): number =>
  today.slice(5, 7) <= "06" ? yearOf(today) - 1 : yearOf(today);

/** Gives what a family is told that it paid in a year: what the agency's newest certificate states, else the computed figure (TAX-15). */
export function toldPaid({
  paidCents,
  certificates: [newest],
}: {
  readonly paidCents: number;
  readonly certificates: readonly {
    readonly source: "portal" | "agency";
    readonly paidCents: number | null;
  }[];
}): number {
  return newest?.source === "agency" ? (newest.paidCents ?? paidCents) : paidCents;
}

/** Gives what a version of a year's certificate is kept as among documents: the year, then the year and the version. */
export const certificateSubject = (year: number, version: number): string =>
  version === 1 ? String(year) : `${year}-${version}`;

/** Gives the last day on which the agency may publish the certificate of a year. */
export const certificateDueBy = (year: number): string => `${year + 1}-03-31`;

/** Gives the years of which there is something to say, the newest first; the running one is always there (TAX-02). */
export function taxYears(
  today: string,
  invoices: readonly TaxInvoice[],
  payments: readonly TaxPayment[],
  certified: readonly number[] = [],
): number[] {
  const cleared = payments.filter(({ state }) => state === paymentStates.numbers.cleared);
  const settled = invoices.filter((invoice) => isTaxed(invoice) && invoice.dueCents === 0);
  const days = [today, ...cleared.map(({ valueDate }) => valueDate), ...settled.map((one) => one.issueDate)];
  return [...new Set([...days.map(yearOf), ...certified])].toSorted((one, another) => another - one);
}
