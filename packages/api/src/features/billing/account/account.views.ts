import { balance, summaryOf } from "@ribambelle/domain/billing/account/account";
import type { Invoice, InvoiceDetail } from "@ribambelle/domain/billing/invoice/invoice";
import {
  debitDay,
  discountsOf,
  hasVat,
  invoiceState,
  isToPay,
  pendingOf,
  remainingOf,
  type Share,
  vatTable,
} from "@ribambelle/domain/billing/invoice/invoice.rules";
import { invoiceTitle } from "@ribambelle/domain/billing/invoice/invoice.texts";
import { invoiceStates } from "@ribambelle/domain/billing/invoice/invoice.values";
import { epcPayload } from "@ribambelle/domain/billing/payment/epc";
import { type Account, paymentMeans, paymentStates } from "@ribambelle/domain/billing/payment/payment";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { oneYear } from "@ribambelle/domain/kernel/years/years";
import { Refused } from "../../../acting/refused.ts";
import type { AgencyTerms } from "../../../agency/terms.ts";
import type { Deps } from "../../../deps.ts";
import { isDrawn } from "../paper/drawable.ts";
import { type FamilyAccount, type KeptInvoice, readFamilyAccount } from "./familyAccount.store.ts";
import { findInvoice, type KeptInvoiceDetail } from "./invoiceDetail.store.ts";
import { knownAccount, knownInvoice } from "./knownAccount.ts";

/** What reading an account takes. */
export type AccountDeps = Pick<Deps, "connection" | "now" | "terms" | "log">;

/** Who reads, and how. */
export interface Reader {
  readonly personId: number;
  readonly locale: Locale;
}

/** What a list of one year is asked by. */
interface Asked {
  readonly year?: string | undefined;
  readonly skip?: number | undefined;
}

/** Gives a year of a family's invoices, and its account (BILLS-01, PAYMENTS-07). */
export async function readInvoices(
  { connection: { pool }, now, terms, log }: AccountDeps,
  { personId, locale }: Reader,
  asked: Asked,
) {
  const at = now();
  const today = dayAt(at);
  const kept = knownAccount(await readFamilyAccount(pool, personId, { shownAt: at }), log);
  const { lines, ...year } = oneYear(kept.invoices, ({ issueDate }) => issueDate, asked);
  return {
    ...year,
    invoices: lines.map((invoice) => shownInvoice(invoice, terms, { today, locale })),
    account: accountOf(kept, today),
  };
}

/** Gives a year of a family's payments, and its account (PAYMENTS-01, PAYMENTS-07). */
export async function readPayments(
  { connection: { pool }, now, log }: AccountDeps,
  { personId, locale }: Reader,
  asked: Asked,
) {
  const today = dayAt(now());
  const kept = knownAccount(await readFamilyAccount(pool, personId, { shownAt: null }), log);
  const { lines, ...year } = oneYear(kept.payments, ({ valueDate }) => valueDate, asked);
  const toPay = new Set(
    kept.invoices
      .filter((invoice) => isToPay(invoiceState(invoice, invoice.shares, today)))
      .map(({ id }) => id),
  );
  return {
    ...year,
    payments: lines.map(({ shares, ...payment }) => ({
      ...payment,
      meansDisplayName: paymentMeans.label(payment.means, locale),
      stateDisplayName: paymentStates.label(payment.state, locale),
      shares: shares.map((share) => ({
        invoiceId: share.invoiceId,
        number: share.number,
        title: invoiceTitle(share, locale),
        amountCents: share.amountCents,
        isToPay: toPay.has(share.invoiceId),
      })),
    })),
    account: accountOf(kept, today),
  };
}

/** Gives how a family's account stands today. */
export async function readAccount(
  { connection: { pool }, now, log }: AccountDeps,
  personId: number,
): Promise<Account> {
  const kept = knownAccount(await readFamilyAccount(pool, personId, { shownAt: null }), log);
  return accountOf(kept, dayAt(now()));
}

function accountOf({ invoices, payments }: FamilyAccount, today: string): Account {
  const summary = summaryOf(invoices, balance(invoices, payments), today);
  return {
    toPayCents: summary.toPay,
    lateCents: summary.late,
    scheduledCents: summary.scheduled,
    scheduledDate: summary.scheduledDate,
    underWayCents: summary.underWay,
    creditCents: summary.credit,
    balanceCents: summary.balance,
    firstDueDate: summary.firstDue,
  };
}

type Shown = Omit<KeptInvoice, "shares"> & { readonly shares: readonly Share[] };

/** By which day, and in which language, an invoice is told. */
interface Telling {
  readonly today: string;
  readonly locale: Locale;
}

function shownInvoice(invoice: Shown, terms: AgencyTerms, { today, locale }: Telling): Invoice {
  const { id, number, kind, issueDate, dueDate, periodStart, periodEnd, dueCents, shares } = invoice;
  const state = invoiceState(invoice, shares, today);
  const { scheduled, late } = invoiceStates.numbers;
  return {
    id,
    number,
    kind,
    title: invoiceTitle(invoice, locale),
    issueDate,
    dueDate,
    periodStart,
    periodEnd,
    dueCents,
    remainingCents: remainingOf(invoice, shares),
    state,
    stateDisplayName: invoiceStates.label(state, locale),
    scheduledDate: state === scheduled ? debitDay(invoice) : null,
    lateSince: state === late ? addDays(dueDate, 1) : null,
    downloadId: invoice.documentId ?? (isDrawn(terms, invoice) ? id : null),
  };
}

/** Gives one of a family's invoices with its lines and payments; any other id is not found. */
export async function readInvoice(
  { connection: { pool }, now, terms, log }: AccountDeps,
  { personId, locale }: Reader,
  id: string,
): Promise<InvoiceDetail> {
  const found = await findInvoice(pool, personId, id, now());
  const invoice = found && knownInvoice(found, log);
  if (!invoice) throw new Refused(commonRefusals.notFound);
  return toldInvoice(invoice, terms, { today: dayAt(now()), locale });
}

/** Tells an invoice as it stands on a day, with its lines and payments. */
export function toldInvoice(invoice: KeptInvoiceDetail, terms: AgencyTerms, telling: Telling) {
  const { lines, shares, linesAgree } = invoice;
  const { locale } = telling;
  const isTaxed = hasVat(lines);
  const told = shownInvoice({ ...invoice, hasVat: isTaxed }, terms, telling);
  return {
    ...told,
    totalCents: invoice.totalCents,
    discountsCents: discountsOf(lines),
    aidsCents: invoice.aidsCents,
    advanceCents: invoice.advanceCents,
    paidCents: invoice.dueCents - remainingOf(invoice, shares),
    pendingCents: pendingOf(shares),
    linesAgree,
    lines: [...lines],
    vat: vatTable(lines),
    vatExemption: linesAgree && !isTaxed ? (terms.legal.vatExemption?.[locale] ?? null) : null,
    payments: shares.map((share) => ({
      ...share,
      meansDisplayName: paymentMeans.label(share.means, locale),
    })),
    plannedMeans: invoice.plannedMeans,
    corrects: invoice.corrects,
    correctedBy: invoice.correctedBy,
    correctedDate: invoice.correctedAt && dayAt(invoice.correctedAt),
    epc: epcOf(told, terms),
  };
}

// For what the family is to pay by a transfer itself (PAYMENTS-12).
function epcOf({ state, remainingCents, number }: Invoice, { payments }: AgencyTerms): string | null {
  const { accepted, holder, iban, bic } = payments;
  if (!isToPay(state) || !accepted.includes("transfer") || !holder || !iban) return null;
  return epcPayload({ name: holder, iban, bic: bic ?? null, amountCents: remainingCents, text: number });
}
