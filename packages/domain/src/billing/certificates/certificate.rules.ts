import { lineKinds } from "../invoice/invoice.values.ts";
import { paymentStates } from "../payment/payment.ts";
import {
  type ClearedShare,
  givesRight,
  order,
  sharesByInvoice,
  type TaxPayment,
  taxFigures,
  yearOf,
} from "../taxes/taxes.rules.ts";
import { isTaxed, type TaxInvoice, type TaxLine } from "../taxes/taxInvoice.ts";
import { type CertificateContent, statesTheSame, type WorkedMonth } from "./certificate.ts";

/** A line of an invoice as a certificate lists it: who worked, from which day, for how long. */
export interface CertifiedLine extends TaxLine {
  readonly position: number;
  readonly babysitterName: string | null;
  readonly babysitterNumber: string | null;
  readonly periodStart: string | null;
  readonly minutes: number | null;
}

/** An invoice as a certificate needs it: with whom it names and when its work began. */
export interface CertifiedInvoice extends TaxInvoice {
  readonly payerName: string;
  readonly payerAddress: string;
  readonly periodStart: string | null;
  readonly lines: readonly CertifiedLine[];
}

/** A payment as a certificate needs it: with the account that it was taken from, where the agency said it. */
export interface CertifiedPayment extends TaxPayment {
  readonly debitedAccount: string | null;
}

/** Why a certificate cannot be made: a line lacks its babysitter or its hours, or an invoice has no line at all (then null). */
export interface Gap {
  readonly number: string;
  readonly position: number | null;
  readonly lacks: "babysitter" | "hours" | "lines";
}

const positive = ({ amountCents }: ClearedShare) => amountCents > 0;

/**
 * Gives the invoices whose hours stand in the certificate of a year: those of which the first money that gives right came in it
 * (TAX-21). Each invoice is of one year at most.
 */
export function certifiedInvoices<One extends TaxInvoice>(
  year: number,
  invoices: readonly One[],
  payments: readonly TaxPayment[],
): readonly One[] {
  const shares = sharesByInvoice(payments);
  return invoices.filter((invoice) => {
    if (!isTaxed(invoice)) return false;
    const first = shares.get(invoice.number)?.find((share) => positive(share) && givesRight(share.means));
    return first !== undefined && yearOf(first.valueDate) === year;
  });
}

/**
 * Gives what each babysitter worked in each month, by month and name, from the lines that give right; and what is missing in
 * them, by invoice and line (TAX-21). A line stands in the month of its first day, else of its invoice's.
 */
export function workedMonths(
  year: number,
  invoices: readonly CertifiedInvoice[],
  payments: readonly TaxPayment[],
): { readonly list: readonly WorkedMonth[]; readonly gaps: readonly Gap[] } {
  const months = new Map<string, WorkedMonth>();
  const gaps: Gap[] = [];
  for (const invoice of certifiedInvoices(year, invoices, payments)) {
    const { number } = invoice;
    if (invoice.lines.length === 0) gaps.push({ number, position: null, lacks: "lines" });
    for (const line of invoice.lines) {
      if (line.kind !== lineKinds.numbers.service || !line.givesRight) continue;
      const { position, babysitterName, babysitterNumber } = line;
      const minutes = line.minutes ?? 0;
      const isNamed = babysitterName !== null && babysitterNumber !== null;
      if (!isNamed) gaps.push({ number, position, lacks: "babysitter" });
      if (minutes <= 0) gaps.push({ number, position, lacks: "hours" });
      if (!isNamed || minutes <= 0) continue;
      const month = (line.periodStart ?? invoice.periodStart ?? invoice.issueDate).slice(0, 7);
      const key = JSON.stringify([month, babysitterName, babysitterNumber]);
      const before = months.get(key);
      months.set(key, {
        month,
        babysitterName,
        babysitterNumber,
        lineCount: (before?.lineCount ?? 0) + 1,
        minutes: (before?.minutes ?? 0) + minutes,
      });
    }
  }
  const list = [...months.values()].toSorted(
    (one, another) =>
      order(one.month, another.month) ||
      order(one.babysitterName, another.babysitterName) ||
      order(one.babysitterNumber, another.babysitterNumber),
  );
  return {
    list,
    gaps: gaps.toSorted(
      (one, another) => order(one.number, another.number) || (one.position ?? 0) - (another.position ?? 0),
    ),
  };
}

/** Gives the accounts from which payments that give right were taken in a year, each once, where the agency said them (TAX-20). */
export function debitedAccounts(year: number, payments: readonly CertifiedPayment[]): string[] {
  const accounts = payments.flatMap(({ state, means, valueDate, debitedAccount }) =>
    state === paymentStates.numbers.cleared &&
    givesRight(means) &&
    yearOf(valueDate) === year &&
    debitedAccount !== null
      ? [debitedAccount]
      : [],
  );
  return [...new Set(accounts)].toSorted(order);
}

/** What a certificate is made from, beside its year. */
export interface CertifiedRecords {
  readonly agency: CertificateContent["agency"];
  /** Who pays, as known today: an invoice's own words come first. */
  readonly payer: { readonly name: string; readonly address: string };
  readonly invoices: readonly CertifiedInvoice[];
  readonly payments: readonly CertifiedPayment[];
}

/** Gives what the certificate of a year states, and what is missing for it; the payer is named as on the newest invoice (TAX-20). */
export function certificateOf(
  year: number,
  { agency, payer, invoices, payments }: CertifiedRecords,
): { readonly content: CertificateContent; readonly gaps: readonly Gap[] } {
  const { paid, cesu, advance, aids, byNature } = taxFigures(year, invoices, payments);
  const { list, gaps } = workedMonths(year, invoices, payments);
  const newest = certifiedInvoices(year, invoices, payments)
    .toSorted((one, another) => order(one.issueDate, another.issueDate) || order(one.number, another.number))
    .at(-1);
  return {
    content: {
      year,
      agency,
      payer: {
        name: newest?.payerName || payer.name,
        address: newest?.payerAddress || payer.address,
        accounts: debitedAccounts(year, payments),
      },
      paidCents: paid,
      cesuCents: cesu,
      advanceCents: advance,
      aidsCents: aids,
      byNature: [...byNature],
      list: [...list],
    },
    gaps,
  };
}

/** The newest certificate of a payer and year, or that it is kept back. */
export interface NewestCertificate {
  readonly version: number;
  readonly isHeld: boolean;
  readonly publishedDate: string;
  /** What it states, where the portal made it; null of the agency’s own, and of what is kept back. */
  readonly content: CertificateContent | null;
}

/** Which certificate comes next, or why none does. */
export type Next =
  | { readonly version: number; readonly replacesDate: string | null }
  | "there"
  | "held"
  | "nothing"
  | "none"
  | "agency"
  | "unchanged";

/**
 * Gives the version that a publication or a correction makes of what a certificate would state now. A correction of one that is
 * kept back publishes it; the agency’s own is corrected by the agency alone; what states the same is not made again (TAX-17, TAX-19).
 */
export function nextCertificate(
  act: "publish" | "correct",
  newest: NewestCertificate | null,
  content: CertificateContent,
): Next {
  const first = content.paidCents > 0 ? ({ version: 1, replacesDate: null } as const) : "nothing";
  if (act === "publish") return newest === null ? first : newest.isHeld ? "held" : "there";
  if (newest === null) return "none";
  if (newest.isHeld) return first;
  if (newest.content === null) return "agency";
  if (statesTheSame(newest.content, content)) return "unchanged";
  return { version: newest.version + 1, replacesDate: newest.publishedDate };
}

/** Gives the town of a French address, which follows its postal code; else its last part. */
export function townOf(address: string): string {
  const town = /\b\d{5}\s+([^,\d]+?)(?:\s+cedex\b.*)?\s*(?:,.*)?$/i.exec(address)?.[1];
  return town ?? address.replace(/^.*,\s*/, "");
}
