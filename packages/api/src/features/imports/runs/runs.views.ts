import { importTexts } from "@ribambelle/domain/imports/importReport.texts";
import type { Run, RunCounts, RunLine, RunRow } from "@ribambelle/domain/imports/runs/run";
import { runCan } from "@ribambelle/domain/imports/runs/runStep";
import type * as api from "@ribambelle/domain/imports/runs/runs.agency.api";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type * as z from "zod/mini";
import { listPage, pageWanted } from "../../../acting/cursors.ts";
import { Refused } from "../../../acting/refused.ts";
import type { FeatureDeps } from "../../../feature.ts";
import type { SaidValue } from "./lineChanges.ts";
import { hasRun } from "./recording.store.ts";
import * as store from "./runs.store.ts";

type Reads = Pick<FeatureDeps, "listReads">;

const nothing: RunCounts = { created: 0, updated: 0, unchanged: 0, refused: 0 };

/** Adds up what became of the lines of all files. */
export const sumOf = (counts: Readonly<Record<string, RunCounts>>): RunCounts =>
  Object.values(counts).reduce(
    (sum, one) => ({
      created: sum.created + one.created,
      updated: sum.updated + one.updated,
      unchanged: sum.unchanged + one.unchanged,
      refused: sum.refused + one.refused,
    }),
    nothing,
  );

const rowOf = ({ createdAt, createdKey: _, endedAt, counts, ...run }: store.KeptRun): RunRow => ({
  ...run,
  counts: sumOf(counts),
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** Gives one page of the imports (IMPORTS-01). */
export async function readRuns(
  { listReads }: Reads,
  { sort = "-date", state, ...asked }: z.infer<typeof api.getImports.params>,
) {
  const order = { columns: store.runOrder, isDescending: sort.startsWith("-") };
  const { page, count } = await store.listRuns(listReads, state, pageWanted("date", order, asked));
  const keyOf = ({ createdKey, id }: store.KeptRun) => [createdKey, id];
  return listPage(page, count, "date", { keyOf, itemOf: rowOf });
}

/** Who looks at an import, when, and in which language. */
interface Looking {
  readonly functions: readonly StaffFunction[];
  readonly locale: Locale;
  readonly now: Date;
}

/** Gives one import; refused where there is none of this id (IMPORTS-17). */
export async function readRun(
  { listReads }: Reads,
  id: string,
  { functions, locale, now }: Looking,
): Promise<Run> {
  const found = await store.findRun(listReads, id);
  if (!found) throw new Refused(commonRefusals.notFound);
  const { whole, triedAt, startedAt, warnings, ...run } = found;
  const { options, papers, progress, isWaiting, runsAfter, isStopping, problem, weighty, hasLines } = run;
  const words = importTexts(locale);
  const files = whole.map(({ name, step, byteCount, sha256, isKept, shape, problems }) => ({
    name,
    step,
    byteCount,
    sha256,
    isKept,
    separator: shape.separator ?? null,
    encoding: shape.encoding ?? null,
    lines: shape.lines ?? null,
    unknownColumns: [...(shape.unknownColumns ?? [])],
    missingColumns: [...(shape.missingColumns ?? [])],
    counts: run.counts[name] ?? nothing,
    problems: problems.map(({ column, code, count, ...said }) => ({
      column,
      code,
      count,
      sentence: said[locale],
    })),
  }));
  return {
    ...rowOf({ ...run, files: [] }),
    files,
    triedAt: triedAt?.toISOString() ?? null,
    startedAt: startedAt?.toISOString() ?? null,
    warnings: warnings.map(({ code, file, subject }) => ({ file, sentence: words[code](subject) })),
    progress: progress && {
      ...progress,
      lines: progress.rows,
      of: files.find(({ name }) => name === progress.file)?.lines ?? null,
    },
    absences: null,
    ...{ options, papers, isWaiting, runsAfter, isStopping, problem, weighty, hasLines },
    can: runCan({ ...run, triedAt, files: files.length }, functions, now),
  };
}

/** Gives one page of the lines of an import that are kept (IMPORTS-12). */
export async function readLines(
  { listReads, connection }: Reads & Pick<FeatureDeps, "connection">,
  { id, sort = "line", ...asked }: z.infer<typeof api.getImportLines.params>,
  locale: Locale,
) {
  if (!(await hasRun(connection.db, id))) throw new Refused(commonRefusals.notFound);
  const order = { columns: store.lineOrder, isDescending: sort.startsWith("-") };
  const { page, count } = await store.listLines(listReads, id, asked, pageWanted("line", order, asked));
  const keyOf = ({ step, line }: store.KeptLine) => [step, line];
  return listPage(page, count, "line", { keyOf, itemOf: (kept) => lineOf(kept, locale) });
}

function lineOf({ headers, cells, problem, changes, ...kept }: store.KeptLine, locale: Locale): RunLine {
  const said = (value: SaidValue) => (value === null || typeof value === "string" ? value : value[locale]);
  return {
    file: kept.file,
    line: kept.line,
    outcome: kept.outcome,
    state: "open",
    name: kept.name,
    subject: subjectOf(kept.subject),
    babysitters: kept.babysitters,
    cells: Object.fromEntries(cells.map((cell, place) => [headers?.[place] ?? String(place + 1), cell])),
    problem: problem && { column: problem.column, code: problem.code, sentence: problem[locale] },
    changes: (changes ?? []).map(({ from, to, ...change }) => ({
      ...change,
      from: said(from),
      to: said(to),
    })),
  };
}

function subjectOf(kept: store.KeptLine["subject"]): RunLine["subject"] {
  if (kept === null) return null;
  const { isStaff, ...who } = kept;
  return { ...who, kind: isStaff ? "member" : "person", id: who.userId, name: who.displayName };
}
