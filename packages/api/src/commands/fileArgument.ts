import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backupProblems, backupTexts } from "@ribambelle/domain/backup/backup.texts";
import { defaultLocale, type Locale, locales } from "@ribambelle/domain/kernel/locale";
import { BackupProblem } from "../features/backup/index.ts";

interface FileArgument {
  /** Null when the arguments cannot be understood. */
  readonly file: string | null;
  readonly locale: Locale;
  /** The first argument that cannot be understood. */
  readonly mistake: string | undefined;
}

/** Reads `FILE [--lang fr|en]`; a relative path starts where the person is, not where npm runs the script. */
export function readFileArgument(args: readonly string[]): FileArgument {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { lang: { type: "string" } },
    strict: false,
    allowPositionals: true,
  });
  const { lang, ...unknown } = values;
  const locale = locales.find((known) => known === lang);
  const [file, ...more] = positionals;
  const mistakes = [
    ...Object.keys(unknown).map((name) => (name.length > 1 ? `--${name}` : `-${name}`)),
    ...(lang !== undefined && locale === undefined ? [`--lang ${lang === true ? "" : lang}`.trim()] : []),
    ...more,
  ];
  const isUnderstood = mistakes.length === 0 && file !== undefined;
  return {
    file: isUnderstood ? resolve(process.env.INIT_CWD ?? ".", file) : null,
    locale: locale ?? defaultLocale,
    mistake: mistakes[0],
  };
}

/** Gives the sentence for arguments that cannot be understood. */
export function usageText({ mistake, locale }: FileArgument, usage: "backupUsage" | "restoreUsage"): string {
  const words = backupTexts(locale);
  return mistake === undefined ? words[usage] : `${words.unknownOption(mistake)} ${words[usage]}`;
}

/** Does the work; prints the sentence of what prevented it and gives 1, or gives the work's own exit code. */
export async function sayingProblems(
  locale: Locale,
  printError: (line: string) => void,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    printError(backupProblems(locale)[error.code](error.detail));
    return 1;
  }
}
