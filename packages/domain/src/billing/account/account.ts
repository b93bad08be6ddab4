import {
  type BilledInvoice,
  debitDay,
  invoiceState,
  isToPay,
  remainingOf,
  type Share,
} from "../invoice/invoice.rules.ts";
import { type InvoiceState, invoiceStates } from "../invoice/invoice.values.ts";
import { type PaymentMeans, type PaymentState, paymentMeans, paymentStates } from "../payment/payment.ts";

/** An invoice of an account, under the number that shares of payments name. */
export interface AccountInvoice extends BilledInvoice {
  readonly number: string;
}

/** A payment of an account, and the invoices that it settles. */
export interface AccountPayment {
  readonly means: PaymentMeans;
  readonly state: PaymentState;
  readonly amountCents: number;
  readonly shares: readonly { readonly number: string; readonly amountCents: number }[];
}

/** How an account stands, in cents (PAYMENTS-05). */
export interface AccountSummary {
  /** What the family has to pay itself, late or not. */
  readonly toPay: number;
  readonly late: number;
  /** What will be debited, and from which day on. */
  readonly scheduled: number;
  readonly scheduledDate: string | null;
  readonly underWay: number;
  /** What was paid or credited and is put on no invoice. */
  readonly credit: number;
  /** Positive when the family owes. */
  readonly balance: number;
  readonly firstDue: string | null;
}

/** Gives what a family owes in all: invoices and credit notes that stand, less cleared payments; a credit note used on an invoice is counted once, as a credit note (PAYMENTS-04). */
export function balance(
  invoices: readonly Pick<BilledInvoice, "isCanceled" | "dueCents">[],
  payments: readonly Pick<AccountPayment, "means" | "state" | "amountCents">[],
): number {
  const due = invoices.reduce((sum, invoice) => (invoice.isCanceled ? sum : sum + invoice.dueCents), 0);
  const paid = payments.reduce(
    (sum, { means, state, amountCents }) =>
      state === paymentStates.numbers.cleared && means !== paymentMeans.numbers.creditNote
        ? sum + amountCents
        : sum,
    0,
  );
  return due - paid;
}

/** Gives how an account stands on a day (PAYMENTS-05). */
export function accountSummary(
  invoices: readonly AccountInvoice[],
  payments: readonly AccountPayment[],
  today: string,
): AccountSummary {
  const shares = new Map<string, Share[]>();
  for (const { state, shares: parts } of payments)
    for (const { number, amountCents } of parts)
      shares.set(number, [...(shares.get(number) ?? []), { state, amountCents }]);
  const invoicesWithShares = invoices.map((invoice) => ({
    ...invoice,
    shares: shares.get(invoice.number) ?? [],
  }));
  return summaryOf(invoicesWithShares, balance(invoices, payments), today);
}

const earliest = (days: readonly string[]): string | null =>
  days.reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);

/** The same from invoices that already have their shares, and the balance. */
export function summaryOf(
  invoices: readonly (BilledInvoice & { readonly shares: readonly Share[] })[],
  owed: number,
  today: string,
): AccountSummary {
  const invoicesWithShares = invoices.map((invoice) => ({
    ...invoice,
    state: invoiceState(invoice, invoice.shares, today),
    remaining: remainingOf(invoice, invoice.shares),
  }));
  const { late, scheduled, underWay } = invoiceStates.numbers;
  const those = (...states: readonly InvoiceState[]) =>
    invoicesWithShares.filter(({ state }) => states.includes(state));
  const sum = (some: typeof invoicesWithShares) => some.reduce((all, { remaining }) => all + remaining, 0);
  const open = invoicesWithShares.filter(({ state }) => isToPay(state));
  const planned = those(scheduled);
  return {
    toPay: sum(open),
    late: sum(those(late)),
    scheduled: sum(planned),
    scheduledDate: earliest(planned.map(debitDay)),
    underWay: sum(those(underWay)),
    credit: Math.max(0, sum([...open, ...planned, ...those(underWay)]) - owed),
    balance: owed,
    firstDue: earliest(open.map(({ dueDate }) => dueDate)),
  };
}
