import { stat } from "node:fs/promises";
import { withHeapFor } from "../../acting/smallHeap.ts";
import type { Db } from "../../db/connection/connect.ts";
import { type FileChanges, fileChanges } from "../../importing/fileChanges.ts";
import type { Imports } from "../../importing/imports.ts";
import { type Absences, findAbsences } from "./absences/absences.ts";
import { closeSeen, openSeen } from "./absences/namedInExport.store.ts";
import type { FullExport, ImportRequest } from "./importRequest.ts";
import { withImportSession } from "./importSession.store.ts";
import { findImportFiles, type ImportFiles } from "./parsing/findImportFiles.ts";
import { type FileCounts, type ImportedFile, importOneFile } from "./saving/importOneFile.ts";
import { committing, inOne, type Transactions, trying } from "./saving/transactions.ts";

/** What an import did. */
export interface ImportResult {
  /** What became of the lines of each file; when nothing was saved, what would have become of them. */
  readonly files: readonly FileCounts[];
  /**
   * False when nothing was saved: a dry run, or an all-or-nothing import that had refused lines or was
   * interrupted.
   */
  readonly kept: boolean;
  readonly interrupted: boolean;
  /** What a complete export no longer names; null when it was not given as complete, or was interrupted. */
  readonly absences: FullAbsences | null;
}

export interface FullAbsences extends Absences {
  /** Files that were not read whole, or that are reports of refused lines: what they lack was not looked for. */
  readonly incomplete: readonly string[];
  /** How many refused lines have no readable reference; some may be people reported absent. */
  readonly unreadableReferences: number;
}

const nothing: ImportResult = { files: [], kept: false, interrupted: true, absences: null };

/** Imports the files of a folder; throws ImportImpossible when there is nothing to begin with. */
export async function importFolder(request: ImportRequest): Promise<ImportResult> {
  const found = await findImportFiles(request.folder, request.imports.importers);
  for (const file of found.unknown) request.onWarning({ code: "unknownFile", file, column: null });
  return withHeapFor(await sizeOf(found), () => importFiles(request, found));
}

async function sizeOf({ known }: ImportFiles): Promise<number> {
  const files = await Promise.all(known.map(({ path }) => stat(path)));
  return files.reduce((sum, { size }) => sum + size, 0);
}

async function importFiles(request: ImportRequest, found: ImportFiles): Promise<ImportResult> {
  const { connection, interruption, onWait } = request;
  const importId = request.by.parent ?? null;
  const done = await withImportSession(connection, { importId, onWait, interruption }, async (session) => {
    const changes = fileChanges(connection.db, request.dryRun ? null : request.fileStore);
    await changes.settle();
    await request.recording?.begin(
      found.known.map(({ importer, path }) => ({ name: importer.file.name, path })),
    );
    try {
      const result = await importFound(request, session, changes, found);
      await request.recording?.end(result);
      return result;
    } finally {
      await changes.settle();
    }
  });
  return done ?? nothing;
}

async function importFound(request: ImportRequest, session: Db, changes: FileChanges, found: ImportFiles) {
  const { dryRun, allOrNothing, full, interruption, imports } = request;
  if (full) await openSeen(session);
  const transactions = await (dryRun ? trying : allOrNothing ? inOne : committing)(session);
  let keep = false;
  try {
    const imported: ImportedFile[] = [];
    for (const { importer, path } of found.known) {
      if (interruption?.aborted) break;
      imported.push(await importOneFile(request, transactions, changes, importer, path));
    }
    const interrupted = interruption?.aborted ?? false;
    if (dryRun && !interrupted) await transactions.run(async (db) => request.recording?.looked?.(db));
    const absences = full && !interrupted ? await absencesOf(imports, transactions, imported, full) : null;
    const isClean = imported.every((file) => file.isClean) && !interrupted;
    keep = !dryRun && (isClean || !allOrNothing);
    return { files: imported.map(({ counts }) => counts), kept: keep, interrupted, absences };
  } finally {
    await transactions.end(keep);
    if (full) await closeSeen(session);
  }
}

async function absencesOf(
  { importers }: Imports,
  transactions: Transactions,
  imported: readonly ImportedFile[],
  full: FullExport,
): Promise<FullAbsences> {
  const names = (files: readonly ImportedFile[]) => files.map(({ counts }) => counts.file);
  const complete = importers.filter(({ file }) =>
    imported.some(({ counts, isComplete }) => isComplete && counts.file === file.name),
  );
  const incomplete = names(imported.filter(({ isComplete }) => !isComplete));
  const unreadableReferences = imported.reduce((sum, file) => sum + file.unreadableReferences, 0);
  const absences = await transactions.run((db) => findAbsences(db, complete, full));
  return { ...absences, incomplete, unreadableReferences };
}
