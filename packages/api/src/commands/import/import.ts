import { importTexts } from "@ribambelle/domain/imports/importReport.texts";
import type { Problem } from "@ribambelle/domain/imports/problem";
import { problemText } from "@ribambelle/domain/imports/problemText";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { AgencySettings } from "../../agency/agency.settings.ts";
import { readTerms } from "../../agency/readAgency.ts";
import { demonstrationPrefix } from "../../demonstrating/accounts.ts";
import { byCommand } from "../../features/audit/index.ts";
import {
  type AbsentOfFile,
  type FileCounts,
  ImportImpossible,
  type ImportResult,
  importFolder,
  openRecording,
  openReport,
  type Report,
  type Warning,
} from "../../features/imports/index.ts";
import { imports } from "../../features.ts";
import type { Command, CommandDeps } from "../../terminal/command.ts";
import { hearInterruption, interruptedExitCode } from "../../terminal/interruption.ts";
import { absencesTexts } from "./importAbsences.ts";
import { type ImportArguments, readImportArguments } from "./importArguments.ts";
import { openProgress } from "./importProgress.ts";

// With a wrong separator, every line is refused and would fill the screen.
const shownLines = 100;

/**
 * `npm run import -- FOLDER [--dry-run] [--all-or-nothing] [--full] [--quiet] [--report FOLDER] [--lang fr|en]`: 0 all kept, 2 some
 * lines refused, 1 could not run, 130 interrupted (docs/import.md).
 */
export const importCommand =
  (agency: AgencySettings): Command =>
  async (args, deps) => {
    const given = readImportArguments(args);
    const { folder, mistake, locale } = given;
    const words = importTexts(locale);
    if (mistake !== undefined || folder === undefined) {
      deps.printError(mistake === undefined ? words.usage : `${words.unknownOption(mistake)} ${words.usage}`);
      return 1;
    }
    try {
      return await importAndTell({ ...given, folder }, deps, agency);
    } catch (error) {
      if (!(error instanceof ImportImpossible)) throw error;
      const of = error.reason.startsWith("report") ? (given.report ?? "") : folder;
      deps.printError(words[error.reason](of, imports.importers.map(({ file }) => file.name).join(", ")));
      return 1;
    }
  };

type Given = ImportArguments & { readonly folder: string };

/** What an import has reported so far. */
interface Told {
  readonly problems: Problem[];
  problemCount: number;
  readonly absent: AbsentOfFile[];
}

async function importAndTell(given: Given, deps: CommandDeps, agency: AgencySettings): Promise<number> {
  const { folder, locale } = given;
  const report = given.report === undefined ? null : await openReport(given.report, folder, locale);
  const told: Told = { problems: [], problemCount: 0, absent: [] };
  let written = { refusedLines: false, absencesPath: null as string | null };
  let result: ImportResult;
  try {
    result = await runImport(given, deps, agency, report, told);
  } finally {
    if (report) written = await report.end();
  }
  for (const counts of result.files) deps.print(countsText(counts, locale));
  for (const line of problemsTexts(told, locale)) deps.print(line);
  if (result.absences) {
    const lines = absencesTexts(result.absences, told.absent, written.absencesPath, locale);
    for (const line of lines) deps.print(line);
  }
  for (const line of endTexts(given, result, written.refusedLines)) deps.print(line);
  if (result.interrupted) return interruptedExitCode;
  return told.problemCount > 0 ? 2 : 0;
}

async function runImport(
  { folder, dryRun, allOrNothing, full, quiet, locale }: Given,
  { connection, fileStore, now, print }: CommandDeps,
  agency: AgencySettings,
  report: Report | null,
  told: Told,
): Promise<ImportResult> {
  const progress = await openProgress(process.stderr, process.env.TERM, locale);
  const interruption = hearInterruption();
  const say = (line: string) => {
    progress.clear();
    print(line);
  };
  const onAbsent = async (absent: readonly AbsentOfFile[]) => {
    told.absent.push(...absent.slice(0, shownLines - told.absent.length));
    await report?.absent(absent);
  };
  const recording = dryRun
    ? null
    : openRecording(connection.db, {
        source: "command",
        by: byCommand,
        options: { allOrNothing, quiet },
        now: () => new Date(),
      });
  try {
    return await importFolder({
      imports,
      connection,
      fileStore,
      folder,
      by: recording?.by ?? byCommand,
      today: dayAt(now),
      now,
      terms: readTerms(agency.agencyFolder),
      quiet,
      isInOldPortal: agency.oldPortalUrl !== null,
      dryRun,
      allOrNothing,
      ...(full && { full: { onAbsent, ignoredReferencePrefix: demonstrationPrefix } }),
      ...(report && { report }),
      ...(recording && { recording }),
      interruption: interruption.signal,
      onWait: () => say(importTexts(locale).waiting),
      onWarning: (warning) => say(warningText(warning, locale)),
      onProgress: progress.show,
      onProblem(problem) {
        told.problemCount += 1;
        if (told.problems.length < shownLines) told.problems.push(problem);
      },
    });
  } finally {
    interruption.end();
    progress.clear();
  }
}

function countsText({ file, created, updated, unchanged, refused }: FileCounts, locale: Locale): string {
  const words = importTexts(locale);
  return words.says(file, words.counts(created, updated, unchanged, refused));
}

function warningText({ code, file, column, subject = "" }: Warning, locale: Locale): string {
  const words = importTexts(locale);
  const said = words[code];
  return words.says(words.place(file, null, column), typeof said === "string" ? said : said(subject));
}

function problemsTexts({ problems, problemCount }: Told, locale: Locale): string[] {
  const shown = problems.map((problem) => problemText(problem, locale));
  const rest = problemCount - problems.length;
  return rest > 0 ? [...shown, importTexts(locale).more(rest)] : shown;
}

function endTexts(
  { dryRun, report, locale }: Given,
  { kept, interrupted, files }: ImportResult,
  isReported: boolean,
): string[] {
  const words = importTexts(locale);
  const end = interrupted
    ? [kept ? words.interrupted : words.interruptedBeforeAll]
    : [...(dryRun ? [words.dryRun] : []), ...(kept || dryRun ? [] : [words.nothingKept])];
  if (isReported && report) return [...end, words.refusedLines(report)];
  const isRefused = files.some(({ refused }) => refused > 0);
  return isRefused && report === undefined ? [...end, words.askForReport] : end;
}
