import { randomBytes } from "node:crypto";
import { type InvoiceChanges, invoiceActs } from "@ribambelle/domain/billing/billing.acts";
import type { ImportedInvoice } from "@ribambelle/domain/billing/invoice/invoice.files";
import { invoiceNotices, invoicesPath } from "@ribambelle/domain/billing/invoice/invoice.notices";
import { invoiceProblems } from "@ribambelle/domain/billing/invoice/invoice.problems";
import { hasVat, linesAgree } from "@ribambelle/domain/billing/invoice/invoice.rules";
import { monthOfInvoice } from "@ribambelle/domain/billing/invoice/invoice.texts";
import { invoiceKinds } from "@ribambelle/domain/billing/invoice/invoice.values";
import type { Line, LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import { addDays } from "@ribambelle/domain/kernel/day";
import type { AgencyTerms } from "../../../agency/terms.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { FileChanges } from "../../../importing/fileChanges.ts";
import type { ImportNews } from "../../../importing/importNews.ts";
import { type SavedRow, saveRows } from "../../../importing/saveRows.store.ts";
import { audit, type By } from "../../audit/index.ts";
import { importDocument, listDocumentsOf, removeDocument } from "../../documents/index.ts";
import { listNamesOnPapers } from "../../people/index.ts";
import { issuedInvoiceKind } from "../issuedInvoice.letter.ts";
import {
  invoiceTable,
  type KnownInvoice,
  listKnownNumbers,
  listWithLines,
  lockInvoices,
  markCorrected,
  updateSaidByLines,
} from "./invoices.import.store.ts";

/** A file that a line names: its bytes, or why the line cannot have it. */
export type ReadPdf = (
  fileName: string,
) => Promise<
  | { readonly content: Uint8Array; readonly problem?: undefined }
  | { readonly content?: undefined; readonly problem: LineProblem }
>;

/** One line of the agency's terms, with the family whom its reference names. */
export type OwnedLine<Row> = Line<Row> & { readonly personId: number };

export interface InvoicesWork {
  readonly lines: readonly OwnedLine<ImportedInvoice>[];
  readonly present: ReadonlySet<string>;
  readonly files: FileChanges;
  readonly readPdf: ReadPdf;
  readonly terms: AgencyTerms;
  readonly by: By;
  readonly now: Date;
}

/** Saves invoices and credit notes with their files; gives what became of each line, and what there is to tell. */
export async function importInvoices(
  db: Db,
  work: InvoicesWork,
): Promise<{ outcomes: Outcome[]; news: ImportNews[] }> {
  const { lines, present } = work;
  const known = await lockInvoices(
    db,
    lines.map(({ row }) => row.number),
  );
  const fit: OwnedLine<ImportedInvoice>[] = [];
  const outcomes: Outcome[] = [];
  const corrected = lines.flatMap(({ row }) => row.correctsNumber ?? []);
  const there = new Set([...(await listKnownNumbers(db, corrected)), ...lines.map(({ row }) => row.number)]);
  for (const one of lines) {
    const problem = problemOf(one, known.get(one.row.number), there);
    if (problem) outcomes.push({ line: one.line, done: "refused", problem });
    else fit.push(one);
  }
  const rows = await rowsOf(db, work, fit, known, outcomes);
  const said = new Set([...present, ...(present.has("fileName") ? ["documentId"] : [])]);
  const saved = await saveRows(db, invoiceTable, rows, said);
  const byLine = new Map(rows.map((row) => [row.line, row]));
  await noteCorrections(db, saved, byLine, known, work);
  await refreshAgreement(
    db,
    saved.filter(({ done }) => done !== "unchanged").map(({ line }) => byLine.get(line)?.id ?? ""),
  );
  const replaced = new Set(rows.filter(({ isReplaced }) => isReplaced).map(({ line }) => line));
  outcomes.push(
    ...saved.map(({ line, done }) => ({
      line,
      done: done === "unchanged" && replaced.has(line) ? ("updated" as const) : done,
    })),
  );
  return { outcomes, news: newsOf(saved, byLine, work.terms) };
}

function problemOf(
  { personId, row }: OwnedLine<ImportedInvoice>,
  known: KnownInvoice | undefined,
  there: ReadonlySet<string>,
): LineProblem | null {
  if (known && known.personId !== personId)
    return { column: "personReference", ...invoiceProblems["foreign-invoice"] };
  if (row.correctsNumber !== null && !there.has(row.correctsNumber))
    return { column: "correctsNumber", ...invoiceProblems["unknown-invoice"] };
  return null;
}

type InvoiceRow = Omit<ImportedInvoice, "fileName" | "personReference"> & {
  readonly line: number;
  readonly id: string;
  readonly personId: number;
  readonly documentId: string | null;
  /** True when another file took the place of the former one. */
  readonly isReplaced: boolean;
};

async function rowsOf(
  db: Db,
  work: InvoicesWork,
  lines: readonly OwnedLine<ImportedInvoice>[],
  known: ReadonlyMap<string, KnownInvoice>,
  outcomes: Outcome[],
): Promise<InvoiceRow[]> {
  const payers = await listNamesOnPapers(
    db,
    lines.map(({ personId }) => personId),
  );
  const attach = await filesOf(db, work, lines);
  const rows: InvoiceRow[] = [];
  for (const { line, personId, row } of lines) {
    const before = known.get(row.number);
    const attached = await attach(personId, row, before);
    if (attached.problem) {
      outcomes.push({ line, done: "refused", problem: attached.problem });
      continue;
    }
    const { personReference: _, fileName: __, ...given } = row;
    const payer = payers.get(personId);
    rows.push({
      ...given,
      line,
      personId,
      id: before?.id ?? randomBytes(16).toString("base64url"),
      dueDate: row.dueDate ?? addDays(row.issueDate, work.terms.payments.termDays),
      payerName: row.payerName ?? before?.payerName ?? payer?.name ?? "",
      payerAddress: row.payerAddress ?? before?.payerAddress ?? payer?.address ?? "",
      documentId: attached.id,
      isReplaced: attached.isReplaced,
    });
  }
  return rows;
}

type Attached =
  | { readonly id: string | null; readonly isReplaced: boolean; readonly problem?: undefined }
  | { readonly problem: LineProblem };

async function filesOf(
  db: Db,
  { present, files, readPdf }: InvoicesWork,
  lines: readonly OwnedLine<ImportedInvoice>[],
) {
  const documents = await listDocumentsOf(
    db,
    lines.map(({ personId }) => personId),
    lines.map(({ row }) => row.number),
  );
  return async (
    personId: number,
    row: ImportedInvoice,
    before: KnownInvoice | undefined,
  ): Promise<Attached> => {
    if (!present.has("fileName")) return { id: before?.documentId ?? null, isReplaced: false };
    if (row.fileName === null) {
      if (before?.documentId) await removeDocument(db, files, before.documentId);
      return { id: null, isReplaced: false };
    }
    const read = await readPdf(row.fileName);
    if (read.problem) return { problem: read.problem };
    const kind = row.kind === invoiceKinds.numbers.creditNote ? "credit-note" : "invoice";
    const kept = documents.find(
      (one) => one.personId === personId && one.subjectReference === row.number && one.kind === kind,
    );
    const { id, done } = await importDocument(
      db,
      files,
      { personId, subjectReference: row.number, kind, content: read.content },
      kept,
    );
    return { id, isReplaced: done === "updated" };
  };
}

/** Stores whether the lines of these invoices make their totals, and whether they have VAT (BILLS-11, BILLS-14). */
export async function refreshAgreement(db: Db, ids: readonly string[]): Promise<void> {
  const invoices = await listWithLines(db, ids);
  await updateSaidByLines(
    db,
    invoices.map(({ id, lines, ...totals }) => ({
      id,
      linesAgree: linesAgree(totals, lines),
      hasVat: hasVat(lines),
    })),
  );
}

// The audit keeps what an invoice said before and after (BILLS-18).
async function noteCorrections(
  db: Db,
  saved: readonly SavedRow[],
  rows: ReadonlyMap<number, InvoiceRow>,
  known: ReadonlyMap<string, KnownInvoice>,
  { by, now }: Pick<InvoicesWork, "by" | "now">,
): Promise<void> {
  const corrected = saved.flatMap((one) => {
    const row = rows.get(one.line);
    return one.done === "updated" && row ? [{ ...one, row }] : [];
  });
  await markCorrected(
    db,
    corrected.filter(({ row }) => known.get(row.number)?.isShown).map(({ row }) => row.id),
    now,
  );
  await audit(
    db,
    by,
    ...corrected.map(({ before, row }) =>
      invoiceActs.corrected({
        personId: row.personId,
        ...correctionOf(row.number, before ?? {}, row, "invoiceKind"),
      }),
    ),
  );
}

const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Gives what differs between a row of the database and one of an import, field by field: where it can be forgotten (AUDITS-08). */
export function correctionOf(
  what: string,
  before: Readonly<Record<string, unknown>>,
  after: object,
  kind: "invoiceKind" | "lineKind",
) {
  const changes = Object.entries(after).flatMap(([field, to]) => {
    const from = before[snake(field)];
    return snake(field) in before && from !== to
      ? [[field === "kind" ? kind : field, { from, to }] as const]
      : [];
  });
  return { subject: what, changes: Object.fromEntries(changes) as InvoiceChanges };
}

function newsOf(
  saved: readonly SavedRow[],
  rows: ReadonlyMap<number, InvoiceRow>,
  { payments }: AgencyTerms,
): ImportNews[] {
  return saved.flatMap(({ line, done }) => {
    const row = rows.get(line);
    if (done !== "created" || !row || row.kind !== invoiceKinds.numbers.invoice || row.isCanceled) return [];
    const month = monthOfInvoice(row);
    return [
      {
        personId: row.personId,
        day: row.issueDate,
        one: invoiceNotices.issued({ count: 1, month }, `${invoicesPath}/${row.id}`),
        several: (count: number) => invoiceNotices.issued({ count, month: null }, invoicesPath),
        ...(payments.invoiceLetters && {
          letter: (count: number) => ({ kind: issuedInvoiceKind, payload: { id: row.id, month, count } }),
        }),
      },
    ];
  });
}
