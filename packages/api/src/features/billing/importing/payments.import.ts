import { invoiceProblems } from "@ribambelle/domain/billing/invoice/invoice.problems";
import { paymentStates } from "@ribambelle/domain/billing/payment/payment";
import {
  type ImportedPayment,
  type ImportedPaymentShare,
  paymentProblems,
} from "@ribambelle/domain/billing/payment/payment.files";
import { paymentNotices, paymentsPath } from "@ribambelle/domain/billing/payment/payment.notices";
import type { Line, LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import type { Db } from "../../../db/connection/connect.ts";
import type { ImportNews } from "../../../importing/importNews.ts";
import { saveRows } from "../../../importing/saveRows.store.ts";
import { rejectedPaymentKind } from "../rejectedPayment.letter.ts";
import { lockInvoices } from "./invoices.import.store.ts";
import type { OwnedLine } from "./invoices.import.ts";
import {
  type KnownPayment,
  lockPayments,
  paymentTable,
  removeMissingShares,
  shareTable,
  sumOfSeenShares,
} from "./payments.import.store.ts";

/** Saves payments; gives what became of each line, and the rejected ones to tell of (PAYMENTS-16). */
export async function importPayments(
  db: Db,
  lines: readonly OwnedLine<ImportedPayment>[],
  present: ReadonlySet<string>,
): Promise<{ outcomes: Outcome[]; news: ImportNews[] }> {
  const known = await lockPayments(
    db,
    lines.map(({ row }) => row.reference),
  );
  const isForeign = ({ personId, row }: OwnedLine<ImportedPayment>) =>
    (known.get(row.reference)?.personId ?? personId) !== personId;
  const problem = { column: "personReference", ...paymentProblems["foreign-payment"] };
  const outcomes: Outcome[] = lines
    .filter(isForeign)
    .map(({ line }) => ({ line, done: "refused" as const, problem }));
  const rows = lines
    .filter((one) => !isForeign(one))
    .map(({ line, personId, row: { personReference: _, ...row } }) => ({ ...row, line, personId }));
  const saved = await saveRows(db, paymentTable, rows, present);
  outcomes.push(...saved.map(({ line, done }) => ({ line, done })));
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const { rejected } = paymentStates.numbers;
  const news = saved.flatMap(({ line, done, before }) => {
    const row = byLine.get(line);
    if (done === "unchanged" || row?.state !== rejected || before?.state === rejected) return [];
    const say = (count: number) => paymentNotices.rejected({ count }, paymentsPath);
    const letter = () => ({ kind: rejectedPaymentKind });
    return [{ personId: row.personId, day: row.valueDate, one: say(1), several: say, letter }];
  });
  return { outcomes, news };
}

/** Saves what payments are put on which invoices; gives what became of each line (PAYMENTS-14, PAYMENTS-15). */
export async function importPaymentShares(
  db: Db,
  lines: readonly Line<ImportedPaymentShare>[],
  present: ReadonlySet<string>,
): Promise<Outcome[]> {
  const payments = await lockPayments(db, [...new Set(lines.map(({ row }) => row.payment))]);
  const invoices = await lockInvoices(db, [...new Set(lines.map(({ row }) => row.number))]);
  const sums = await sumOfSeenShares(
    db,
    lines.map(({ row: { payment, number } }) => ({ payment, number })),
  );
  const outcomes: Outcome[] = [];
  const rows = lines.flatMap(({ line, row }) => {
    const payment = payments.get(row.payment);
    const invoice = invoices.get(row.number);
    const sum = (sums.get(row.payment) ?? 0) + row.amountCents;
    const problem = problemOf(row, sum, payment, invoice);
    if (problem) outcomes.push({ line, done: "refused", problem });
    if (problem || !payment || !invoice) return [];
    sums.set(row.payment, sum);
    return [{ line, paymentId: payment.id, invoiceId: invoice.id, amountCents: row.amountCents }];
  });
  const saved = await saveRows(db, shareTable, rows, present);
  return [...outcomes, ...saved.map(({ line, done }) => ({ line, done }))];
}

function problemOf(
  { amountCents }: ImportedPaymentShare,
  sum: number,
  payment: KnownPayment | undefined,
  invoice: { readonly personId: number } | undefined,
): LineProblem | null {
  if (!payment) return { column: "payment", ...paymentProblems["unknown-payment"] };
  if (!invoice) return { column: "number", ...invoiceProblems["unknown-invoice"] };
  if (payment.personId !== invoice.personId) return { column: "number", ...paymentProblems["wrong-payer"] };
  const hasItsSign = amountCents > 0 === payment.amountCents > 0;
  if (!hasItsSign || Math.abs(sum) > Math.abs(payment.amountCents))
    return { column: "amountCents", ...paymentProblems["shares-exceed-payment"] };
  return null;
}

/** Removes, at the end of the file, the shares that it no longer has of the payments of which it has one. */
export const endPaymentShares = (db: Db): Promise<void> => removeMissingShares(db);
