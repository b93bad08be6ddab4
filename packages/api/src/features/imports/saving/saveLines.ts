import type { Outcome } from "@ribambelle/domain/imports/problem";
import { listCurrentRows } from "../../../importing/currentRows.store.ts";
import type { FileChanges } from "../../../importing/fileChanges.ts";
import type { FileImporter, ReadPdf } from "../../../importing/fileImporter.ts";
import { readPdfFile } from "../../../importing/pdfFile.ts";
import { audit } from "../../audit/index.ts";
import { noteSeen } from "../absences/namedInExport.store.ts";
import { namedInExport } from "../absences/namedInExport.ts";
import type { ImportRequest } from "../importRequest.ts";
import { lookAtGrowth, noteLines } from "../importSession.store.ts";
import type { Batch } from "../parsing/readBatches.ts";
import { type ImportTransaction, saveBatch } from "./saveBatch.ts";

interface BatchToSave {
  readonly request: ImportRequest;
  readonly importer: FileImporter;
  readonly batch: Batch<unknown>;
  readonly changes: FileChanges;
}

interface SavedLines {
  /** What became of each line that could be read, in their order. */
  readonly outcomes: readonly Outcome[];
  /** What was kept of the rows that lines know, by line, where their file says so and somebody writes it down. */
  readonly before: ReadonlyMap<number, Readonly<Record<string, unknown>>>;
  /** How many lines have no readable reference; counted in a complete export only. */
  readonly unreadableReferences: number;
}

/** Saves the valid lines of one batch inside a transaction. */
export async function saveLines(db: ImportTransaction, work: BatchToSave): Promise<SavedLines> {
  const { request, importer, batch } = work;
  const isTold = request.recording && importer.shown && batch.lines.length > 0;
  const before = isTold ? await listCurrentRows(db, importer.shown.rows, batch.lines as Known) : new Map();
  const outcomes = batch.lines.length > 0 ? await keepRightLines(db, work) : [];
  if (!request.full || !importer.absent) return { outcomes, before, unreadableReferences: 0 };
  const { named, unreadableReferences } = namedInExport(batch);
  await noteSeen(db, importer.file.name, named);
  return { outcomes, before, unreadableReferences };
}

type Known = readonly { readonly line: number; readonly row: object }[];

async function keepRightLines(
  db: ImportTransaction,
  { request, importer, batch, changes }: BatchToSave,
): Promise<Outcome[]> {
  const keys = batch.lines.map(({ line, row }) => ({ line, key: importer.keyOf(row) }));
  const repeated = await noteLines(db, keys);
  const lines = batch.lines.filter(({ line }) => !repeated.has(line));
  const present = batch.shape?.header.present ?? new Set<string>();
  const { by, today, now, terms, quiet, isInOldPortal } = request;
  const readPdf: ReadPdf = (fileName) => readPdfFile(request.folder, importer.file.folder ?? "", fileName);
  const circumstances = { by, today, now, terms, quiet, isInOldPortal };
  const { imports, folder } = request;
  const { underContract } = imports;
  const work = { db, lines, present, folder, files: changes, readPdf, underContract, circumstances };
  const outcomes = await saveBatch(importer, imports, work);
  const count = (done: Outcome["done"]) => outcomes.filter((outcome) => outcome.done === done).length;
  const counts = { created: count("created"), updated: count("updated") };
  if (counts.created > 0) await lookAtGrowth(db);
  if (counts.created + counts.updated > 0)
    await audit(db, by, importer.act({ personId: null, subject: importer.file.name, changes: counts }));
  for (const [line, first] of repeated) {
    const problem = { code: "duplicate-line", detail: String(first) } as const;
    outcomes.push({ line, done: "refused", problem });
  }
  return outcomes.sort((one, other) => one.line - other.line);
}
