import type { Outcome, Problem } from "@ribambelle/domain/imports/problem";
import type { Connection } from "../../db/connect.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { audit, byCommand } from "../audit/index.ts";
import { type FileWork, fileWork } from "./fileWork.ts";
import { findImportFiles } from "./importFiles.ts";
import { type ImportTransaction, keepBatch } from "./keepBatch.ts";
import { type Batch, readBatches } from "./readBatches.ts";
import { forgetLines, noteLines, withImportSession } from "./session.store.ts";
import type { Step } from "./step.ts";
import { committing, type Transactions, undoing } from "./transactions.ts";

/** Something that was left aside without harm. */
export interface Warning {
  readonly code: "unknownFile" | "unknownColumn";
  readonly file: string;
  readonly column: string | null;
}

export interface ImportRequest {
  readonly connection: Connection;
  readonly fileStore: FileStore;
  readonly folder: string;
  /** True to learn what would happen: nothing is kept. */
  readonly dryRun: boolean;
  readonly onProblem: (problem: Problem) => void;
  readonly onWarning: (warning: Warning) => void;
  /** Another import is running: this one waits for its end. */
  readonly onWait: () => void;
}

/** What became of the lines of one file. */
export type FileCounts = { readonly file: string } & { [Done in Outcome["done"]]: number };

/** Imports the files of a folder; throws ImportImpossible when there is nothing to begin with. */
export async function importFolder(request: ImportRequest): Promise<FileCounts[]> {
  const { known, unknown } = await findImportFiles(request.folder);
  for (const file of unknown) request.onWarning({ code: "unknownFile", file, column: null });
  return withImportSession(request.connection, request.onWait, async (session) => {
    const transactions = request.dryRun ? await undoing(session) : committing(session);
    try {
      const counts: FileCounts[] = [];
      for (const { step, path } of known) counts.push(await importFile(request, transactions, step, path));
      return counts;
    } finally {
      await transactions.end();
    }
  });
}

async function importFile(request: ImportRequest, transactions: Transactions, step: Step, path: string) {
  const file = step.file.name;
  const counts: FileCounts = { file, created: 0, updated: 0, unchanged: 0, refused: 0 };
  await transactions.run(forgetLines);
  for await (const batch of readBatches(path, step.file, step.batchSize)) {
    for (const column of batch.unknownColumns) request.onWarning({ code: "unknownColumn", file, column });
    const outcomes = await keep(request, transactions, step, batch);
    for (const { done } of outcomes) counts[done] += 1;
    counts.refused += batch.wrong.filter(({ line }) => line !== null).length;
    for (const problem of problemsOf(step, batch, outcomes)) request.onProblem(problem);
  }
  return counts;
}

function problemsOf(step: Step, batch: Batch<unknown>, outcomes: readonly Outcome[]): Problem[] {
  const refused = outcomes.flatMap((outcome) =>
    outcome.done === "refused" ? [{ line: outcome.line, problems: [outcome.problem] }] : [],
  );
  const inOrder = [...batch.wrong, ...refused].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return inOrder.flatMap(({ line, problems }) =>
    problems.map(({ column, ...problem }) => ({
      file: step.file.name,
      line,
      column: (column && step.file.columns[column]?.header) || null,
      ...problem,
    })),
  );
}

async function keep(request: ImportRequest, transactions: Transactions, step: Step, batch: Batch<unknown>) {
  if (batch.lines.length === 0) return [];
  const files = fileWork(request.dryRun ? null : request.fileStore);
  const start = files.mark();
  const outcomes = await transactions.run((db) =>
    keepLines(db, step, batch, request.folder, files).catch(async (error: unknown) => {
      await files.undoTo(start);
      throw error;
    }),
  );
  // Only now: what is removed is surely no longer named by the database.
  await files.finish();
  return outcomes;
}

async function keepLines(
  db: ImportTransaction,
  step: Step,
  batch: Batch<unknown>,
  folder: string,
  files: FileWork,
): Promise<Outcome[]> {
  const keys = batch.lines.map(({ line, row }) => ({ line, key: step.keyOf(row) }));
  const repeated = await noteLines(db, keys);
  const lines = batch.lines.filter(({ line }) => !repeated.has(line));
  const outcomes = await keepBatch(step, { db, lines, present: batch.present, folder, files });
  const count = (done: Outcome["done"]) => outcomes.filter((outcome) => outcome.done === done).length;
  const [created, updated] = [count("created"), count("updated")];
  if (created + updated > 0) {
    const subject = `${step.file.name}: ${created} created, ${updated} updated`;
    await audit(db, byCommand, { action: step.action, personId: null, subject });
  }
  for (const [line, first] of repeated) {
    const problem = { code: "duplicate-line", detail: String(first) } as const;
    outcomes.push({ line, done: "refused", problem });
  }
  return outcomes.sort((one, other) => one.line - other.line);
}
