import { backupTexts } from "@ribambelle/domain/backup/backup.texts";
import { restore, totals } from "../../features/backup/index.ts";
import type { BareCommand } from "../command.ts";
import { readFileArgument, sayingProblems, usageText } from "../fileArgument.ts";

/** `npm run restore -- FILE [--lang fr|en]`: 0 all is back, 1 nothing was done. */
export const restoreCommand: BareCommand = async (
  args,
  { openDatabase, fileStore, log, print, printError },
) => {
  const argument = readFileArgument(args);
  const { file, locale } = argument;
  if (file === null) {
    printError(usageText(argument, "restoreUsage"));
    return 1;
  }
  const words = backupTexts(locale);
  return sayingProblems(locale, printError, async () => {
    const { manifest, summary } = await restore({
      file,
      fileStore,
      log,
      openDatabase: async () => (await openDatabase()).pool,
    });
    print(words.restored(manifest.madeAt, ...totals(summary)));
    if (summary.missingFiles > 0) print(words.lacking(summary.missingFiles));
    if (summary.changedFiles > 0) print(words.spoilt(summary.changedFiles));
    return 0;
  });
};
