import type { Line, LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import type { ControlledTransaction } from "kysely";
import type { FileImporter, LinesToSave } from "../../../importing/fileImporter.ts";
import type { Imports } from "../../../importing/imports.ts";
import { problemOfConstraint } from "./constraintProblem.ts";
import { keepLines } from "./keepLines.ts";

/** A transaction with savepoints, as `Db` types it. */
// biome-ignore lint/complexity/noBannedTypes: no table is known here
export type ImportTransaction = ControlledTransaction<{}>;

type Part = Omit<LinesToSave<unknown>, "db"> & { readonly db: ImportTransaction };

/**
 * Saves lines inside a transaction. When the database refuses some, they are found by halving, and tried once
 * more after the others: a line may need what a later one frees (the e-mail of another person who changes
 * theirs).
 */
export async function saveBatch(
  importer: FileImporter,
  imports: Imports,
  batch: Omit<Part, "batch">,
): Promise<Outcome[]> {
  const way = { importer, imports };
  const refused: Line<unknown>[] = [];
  const part: Part = { ...batch, batch: batch.lines };
  const outcomes = await halve(way, part, refused);
  const again = new Map<number, Outcome>();
  for (const line of outcomes.length > refused.length ? refused : []) {
    const [outcome] = await halve(way, { ...part, lines: [line] }, []);
    if (outcome && outcome.done !== "refused") again.set(line.line, outcome);
  }
  return outcomes.map((outcome) => again.get(outcome.line) ?? outcome);
}

interface Way {
  readonly importer: FileImporter;
  readonly imports: Imports;
}

async function halve(way: Way, part: Part, refused: Line<unknown>[]): Promise<Outcome[]> {
  const { lines } = part;
  const kept = await trySaving(way, part);
  if (kept.outcomes) return [...kept.outcomes];
  const [only] = lines;
  if (lines.length === 1 && only) {
    refused.push(only);
    return [{ line: only.line, done: "refused", problem: kept.problem }];
  }
  const middle = Math.ceil(lines.length / 2);
  const first = await halve(way, { ...part, lines: lines.slice(0, middle) }, refused);
  const second = await halve(way, { ...part, lines: lines.slice(middle) }, refused);
  return [...first, ...second];
}

type Attempt =
  | { readonly outcomes: readonly Outcome[]; readonly problem?: undefined }
  | { readonly outcomes?: undefined; readonly problem: LineProblem };

async function trySaving({ importer, imports }: Way, part: Part): Promise<Attempt> {
  const { db } = part;
  const saved = await db.savepoint("lines").execute();
  try {
    const outcomes = await keepLines(importer, imports.joiners, part);
    await saved.releaseSavepoint("lines").execute();
    return { outcomes };
  } catch (error) {
    const problem = problemOfConstraint(error, imports.constraints);
    if (problem === null) throw error;
    await (await saved.rollbackToSavepoint("lines").execute()).releaseSavepoint("lines").execute();
    return { problem };
  }
}
