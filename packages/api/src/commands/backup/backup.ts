import { backupTexts } from "@ribambelle/domain/backup/backup.texts";
import { backUp, totals } from "../../features/backup/index.ts";
import type { BareCommand } from "../../terminal/command.ts";
import { readFileArgument, sayingProblems, usageText } from "../fileArgument.ts";

// With a store that cannot be reached, the list would fill the screen.
const shownFiles = 100;

/** `npm run backup -- FILE [--recipient age1…] [--lang fr|en]`: 0 all is kept, 2 all but files that were missing or damaged, 1 could not run. */
export const backupCommand: BareCommand = async (
  args,
  { openDatabase, fileStore, now, print, printError },
) => {
  const argument = readFileArgument(args, { recipient: "string" });
  const { file, locale, options } = argument;
  if (file === null) {
    printError(usageText(argument, "backupUsage"));
    return 1;
  }
  const words = backupTexts(locale);
  return sayingProblems(locale, printError, async () => {
    const lines: string[] = [];
    const { pool } = await openDatabase();
    const { result: summary } = await backUp({
      pool,
      fileStore,
      file,
      now,
      recipients: typeof options.recipient === "string" ? [options.recipient] : [],
      onFault(fault, key) {
        if (lines.length < shownFiles) lines.push(words[`${fault}File`](key));
      },
    });
    const faults = summary.missingFiles + summary.changedFiles;
    for (const line of lines) print(line);
    if (faults > lines.length) print(words.moreFaults(faults - lines.length));
    print(words.written(file, ...totals(summary)));
    return faults > 0 ? 2 : 0;
  });
};
