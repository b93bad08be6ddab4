import { stat } from "node:fs/promises";
import type { Outcome } from "@ribambelle/domain/imports/problem";
import type { FileChanges } from "../../../importing/fileChanges.ts";
import type { FileImporter } from "../../../importing/fileImporter.ts";
import type { ImportRequest } from "../importRequest.ts";
import { forgetLines } from "../importSession.store.ts";
import { readAhead } from "../parsing/readAhead.ts";
import { type Batch, readBatches, type WrongLine } from "../parsing/readBatches.ts";
import { namedProblems } from "../report/reportText.ts";
import { saveLines } from "./saveLines.ts";
import type { Transactions } from "./transactions.ts";

/** What became of the lines of one file. */
export type FileCounts = { readonly file: string } & { [Done in Outcome["done"]]: number };

export interface ImportedFile {
  readonly counts: FileCounts;
  /** True when nothing of it is refused. */
  readonly isClean: boolean;
  /** False when the file was not read whole, or is a report of refused lines. */
  readonly isComplete: boolean;
  /** How many refused lines have no readable reference; counted in a complete export only. */
  readonly unreadableReferences: number;
}

/** Imports one file, batch by batch, until its end or an interruption. */
export async function importOneFile(
  request: ImportRequest,
  transactions: Transactions,
  changes: FileChanges,
  importer: FileImporter,
  path: string,
): Promise<ImportedFile> {
  const file = importer.file.name;
  const counts = { file, created: 0, updated: 0, unchanged: 0, refused: 0 };
  const told = { counts, isClean: true, isComplete: true, unreadableReferences: 0 };
  const progress = { file, rows: 0, bytes: 0, totalBytes: (await stat(path).catch(() => null))?.size ?? 0 };
  const onBytes = (count: number) => {
    progress.bytes += count;
  };
  await transactions.run(forgetLines);
  const batches = readBatches(path, importer.file, importer.batchSize, request.today, onBytes);
  const saved = savedBatches(request, transactions, changes, importer, readAhead(batches));
  // What became of a batch is told and kept while the next one is saved.
  for await (const { batch, outcomes, before, unreadableReferences } of readAhead(saved)) {
    if (progress.rows === 0) tellUnknownColumns(request, importer, batch);
    const refused = refusedOf(batch, outcomes);
    for (const outcome of outcomes) {
      counts[outcome.done] += 1;
      if (outcome.done !== "refused" && outcome.warning)
        request.onWarning({ ...outcome.warning, file, column: null });
    }
    counts.refused += batch.wrong.filter(({ line }) => line !== null).length;
    told.unreadableReferences += unreadableReferences;
    told.isClean &&= refused.length === 0;
    told.isComplete &&= isWhole(batch);
    await tell(request, importer, batch, refused);
    await request.recording?.keep({ importer, batch, outcomes, before, refused });
    progress.rows += batch.records.size;
    request.onProgress?.({ ...progress });
  }
  const { end } = importer;
  if (end && !request.interruption?.aborted)
    for (const warning of await transactions.run((db) => end(db, request)))
      request.onWarning({ ...warning, file, column: null });
  return told;
}

/** Saves batch after batch; after an interruption none that was not begun. */
async function* savedBatches(
  request: ImportRequest,
  transactions: Transactions,
  changes: FileChanges,
  importer: FileImporter,
  batches: AsyncIterable<Batch<unknown>>,
) {
  for await (const batch of batches) {
    const saved = await transactions.run((db) => saveLines(db, { request, importer, batch, changes }));
    if (transactions.keepsEach) await changes.settle();
    yield { batch, ...saved };
    if (request.interruption?.aborted) return;
  }
}

function tellUnknownColumns(request: ImportRequest, { file }: FileImporter, { shape }: Batch<unknown>): void {
  for (const column of shape?.header.unknown ?? []) {
    request.onWarning({ code: "unknownColumn", file: file.name, column });
  }
}

const isWhole = ({ shape, wrong }: Batch<unknown>) =>
  shape !== null && shape.header.problemCell < 0 && wrong.every(({ line }) => line !== null);

function refusedOf({ wrong }: Batch<unknown>, outcomes: readonly Outcome[]): WrongLine[] {
  const refused = outcomes.flatMap((outcome) =>
    outcome.done === "refused" ? [{ line: outcome.line, problems: [outcome.problem] }] : [],
  );
  return [...wrong, ...refused].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

async function tell(
  { onProblem, report }: ImportRequest,
  { file }: FileImporter,
  { shape, records }: Batch<unknown>,
  refused: readonly WrongLine[],
): Promise<void> {
  const named = refused.map(({ line, problems }) => ({
    line,
    problems: namedProblems(file.columns, problems),
  }));
  for (const { line, problems } of named) {
    for (const problem of problems) onProblem({ file: file.name, line, ...problem });
  }
  if (!report || !shape) return;
  const lines = named.flatMap(({ line, problems }) => {
    const record = line === null ? undefined : records.get(line);
    return record ? [{ record, problems }] : [];
  });
  await report.refused(file, shape, lines);
}
