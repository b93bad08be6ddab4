import { invoiceActs } from "@ribambelle/domain/billing/billing.acts";
import type { ImportedInvoiceLine } from "@ribambelle/domain/billing/invoice/invoice.files";
import { invoiceProblems } from "@ribambelle/domain/billing/invoice/invoice.problems";
import { productAgrees } from "@ribambelle/domain/billing/invoice/invoice.rules";
import { lineKinds } from "@ribambelle/domain/billing/invoice/invoice.values";
import type { Line, LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import type { Db } from "../../../db/connection/connect.ts";
import { saveRows } from "../../../importing/saveRows.store.ts";
import { audit, type By } from "../../audit/index.ts";
import type { PersonOnPaper } from "../../people/index.ts";
import {
  type KnownInvoice,
  lineTable,
  listDisagreeing,
  lockInvoices,
  markCorrected,
  removeMissingLines,
} from "./invoices.import.store.ts";
import { correctionOf, refreshAgreement } from "./invoices.import.ts";

export interface InvoiceLinesWork {
  readonly lines: readonly Line<ImportedInvoiceLine>[];
  readonly present: ReadonlySet<string>;
  readonly by: By;
  readonly now: Date;
}

/** Saves lines of invoices; gives what became of each. */
export async function importInvoiceLines(
  db: Db,
  { lines, present, by, now }: InvoiceLinesWork,
  people: ReadonlyMap<string, PersonOnPaper>,
): Promise<Outcome[]> {
  const invoices = await lockInvoices(db, [...new Set(lines.map(({ row }) => row.number))]);
  const outcomes: Outcome[] = [];
  const rows = lines.flatMap(({ line, row }) => {
    const invoice = invoices.get(row.number);
    const problem = problemOf(row, invoice, people);
    if (problem) outcomes.push({ line, done: "refused", problem });
    if (problem || !invoice) return [];
    const { babysitter, number, ...given } = row;
    const worker = babysitter === null ? null : (people.get(babysitter) ?? null);
    return [
      {
        ...given,
        line,
        invoiceId: invoice.id,
        babysitterName: worker?.name ?? null,
        babysitterNumber: worker?.number ?? null,
        invoice,
        number,
      },
    ];
  });
  const said = new Set([
    ...present,
    ...(present.has("babysitter") ? ["babysitterName", "babysitterNumber"] : []),
  ]);
  const saved = await saveRows(db, lineTable, rows, said);
  outcomes.push(...saved.map(({ line, done }) => ({ line, done })));
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const changed = saved.flatMap((one) => {
    const row = byLine.get(one.line);
    return one.done === "unchanged" || !row ? [] : [{ ...one, row }];
  });
  // Lines that are added before anybody has seen an invoice complete it.
  const corrected = changed.filter(({ done, row }) => done === "updated" || row.invoice.isShown);
  await markCorrected(db, [...new Set(corrected.map(({ row }) => row.invoice.id))], now);
  await audit(
    db,
    by,
    ...corrected.map(({ before, row }) => {
      const what = `${row.number} ${row.position}`;
      const { label, amountCents } = row;
      const changes = { label: { from: null, to: label }, amountCents: { from: null, to: amountCents } };
      const added = { subject: `${what}: +`, changes };
      const told = before ? correctionOf(what, before, row, "lineKind") : added;
      return invoiceActs.corrected({ personId: row.invoice.personId, ...told });
    }),
  );
  await refreshAgreement(db, [...new Set(changed.map(({ row }) => row.invoice.id))]);
  return outcomes;
}

function problemOf(
  row: ImportedInvoiceLine,
  invoice: KnownInvoice | undefined,
  people: ReadonlyMap<string, PersonOnPaper>,
): LineProblem | null {
  if (!invoice) return { column: "number", ...invoiceProblems["unknown-invoice"] };
  const worker = row.babysitter === null ? null : people.get(row.babysitter);
  if (worker === undefined) return { column: "babysitter", code: "unknown-person" };
  if (worker && worker.role !== "BabySitter") return { column: "babysitter", code: "wrong-role" };
  const isTimed = row.kind === lineKinds.numbers.service && row.minutes !== null && row.rateCents !== null;
  if (isTimed && !productAgrees(row, invoice.kind))
    return { column: "amountCents", ...invoiceProblems["amount-disagrees"] };
  return null;
}

/** Gives the invoices of the file whose lines do not make their totals: their detail is not shown (BILLS-14). */
export const disagreeingInvoices = (db: Db): Promise<string[]> => listDisagreeing(db);

/** Removes, at the end of the file, the lines that it no longer has of the invoices of which it has one (BILLS-21). */
export async function endInvoiceLines(
  db: Db,
  { by, now }: Pick<InvoiceLinesWork, "by" | "now">,
): Promise<void> {
  const removed = await removeMissingLines(db);
  if (removed.length === 0) return;
  const ids = [...new Set(removed.map(({ invoiceId }) => invoiceId))];
  const invoices = await lockInvoices(db, [...new Set(removed.map(({ number }) => number))]);
  await markCorrected(db, ids, now);
  await audit(
    db,
    by,
    ...removed.map(({ number, position, label, amountCents }) =>
      invoiceActs.corrected({
        personId: invoices.get(number)?.personId ?? null,
        subject: `${number} ${position}: −`,
        changes: { label: { from: label, to: null }, amountCents: { from: amountCents, to: null } },
      }),
    ),
  );
  await refreshAgreement(db, ids);
}
