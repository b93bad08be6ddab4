import { backupProblems, backupTexts } from "@ribambelle/domain/backup/backup.texts";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { BackupProblem } from "../features/backup/index.ts";
import { fromWhereTheyAre, readOptions } from "../terminal/options.ts";

interface FileArgument {
  /** The command's own options that were given. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Null when the arguments cannot be understood. */
  readonly file: string | null;
  readonly locale: Locale;
  /** The first argument that cannot be understood. */
  readonly mistake: string | undefined;
}

/** Reads `FILE [--lang fr|en]` and the command's own options. */
export function readFileArgument(
  args: readonly string[],
  own: Readonly<Record<string, "string" | "boolean">> = {},
): FileArgument {
  const { options, words, locale, mistakes: wrong } = readOptions(args, own);
  const [file, ...more] = words;
  const mistakes = [...wrong, ...more];
  const isUnderstood = mistakes.length === 0 && file !== undefined;
  return {
    options,
    file: isUnderstood ? fromWhereTheyAre(file) : null,
    locale,
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
