import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { importTexts } from "@ribambelle/domain/imports/imports.texts";
import type { Problem } from "@ribambelle/domain/imports/problem";
import { problemText } from "@ribambelle/domain/imports/problemText";
import { defaultLocale, type Locale, locales } from "@ribambelle/domain/kernel/locale";
import {
  type FileCounts,
  ImportImpossible,
  importFileNames,
  importFolder,
  type Warning,
} from "../features/imports/index.ts";
import type { Command } from "./command.ts";

// A file with a wrong separator would otherwise fill the screen.
const shownProblems = 100;

/** `npm run import -- FOLDER [--dry-run] [--lang fr|en]`: 0 all kept, 2 some lines refused, 1 could not run (docs/import.md). */
export const importCommand: Command = async (args, { connection, fileStore, print, printError }) => {
  const { folder, dryRun, locale, mistake } = readArguments(args);
  const words = importTexts(locale);
  if (mistake !== undefined || folder === undefined) {
    printError(mistake === undefined ? words.usage : `${words.unknownOption(mistake)} ${words.usage}`);
    return 1;
  }
  const problems: Problem[] = [];
  let problemCount = 0;
  try {
    const files = await importFolder({
      connection,
      fileStore,
      // A relative folder is one of where the person is, not of where npm runs the script.
      folder: resolve(process.env.INIT_CWD ?? ".", folder),
      dryRun,
      onWait: () => print(words.waiting),
      onWarning: (warning) => print(warningText(warning, locale)),
      onProblem(problem) {
        problemCount += 1;
        if (problems.length < shownProblems) problems.push(problem);
      },
    });
    for (const counts of files) print(countsText(counts, locale));
  } catch (error) {
    if (!(error instanceof ImportImpossible)) throw error;
    printError(impossibleText(error, folder, locale));
    return 1;
  }
  for (const problem of problems) print(problemText(problem, locale));
  if (problemCount > problems.length) print(words.more(problemCount - problems.length));
  if (dryRun) print(words.dryRun);
  return problemCount > 0 ? 2 : 0;
};

interface Arguments {
  readonly folder: string | undefined;
  readonly dryRun: boolean;
  readonly locale: Locale;
  /** The first argument that cannot be understood. */
  readonly mistake: string | undefined;
}

function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { "dry-run": { type: "boolean" }, lang: { type: "string" } },
    strict: false,
    allowPositionals: true,
  });
  const { "dry-run": dryRun, lang, ...unknown } = values;
  const locale = locales.find((known) => known === lang);
  const [folder, ...more] = positionals;
  const mistakes = [
    ...Object.keys(unknown).map((name) => (name.length > 1 ? `--${name}` : `-${name}`)),
    ...(lang !== undefined && locale === undefined ? [`--lang ${lang === true ? "" : lang}`.trim()] : []),
    ...more,
  ];
  // `npm run import FOLDER --dry-run`, without `--`: npm takes the option for itself, and tells it here only.
  const dryRunOfNpm = process.env.npm_config_dry_run === "true";
  return {
    folder,
    dryRun: dryRun === true || dryRunOfNpm,
    locale: locale ?? defaultLocale,
    mistake: mistakes[0],
  };
}

function countsText({ file, created, updated, unchanged, refused }: FileCounts, locale: Locale): string {
  const words = importTexts(locale);
  return words.says(file, words.counts(created, updated, unchanged, refused));
}

function warningText({ code, file, column }: Warning, locale: Locale): string {
  const words = importTexts(locale);
  return words.says(words.place(file, null, column), words[code]);
}

function impossibleText({ reason }: ImportImpossible, folder: string, locale: Locale): string {
  const words = importTexts(locale);
  return reason === "missing-folder"
    ? words.missingFolder(folder)
    : words.nothingToImport(folder, importFileNames.join(", "));
}
