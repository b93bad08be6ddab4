import { readFile } from "node:fs/promises";
import { backupTexts } from "@ribambelle/domain/backup/backup.texts";
import { BackupProblem, readBackup, restore, totals } from "../../features/backup/index.ts";
import type { BareCommand } from "../../terminal/command.ts";
import { fromWhereTheyAre } from "../../terminal/options.ts";
import { readFileArgument, sayingProblems, usageText } from "../fileArgument.ts";

/**
 * `npm run restore -- FILE [--identity KEYFILE] [--dry-run] [--lang fr|en]`: 0 all is back (with `--dry-run`: the file is
 * whole), 1 nothing was done.
 */
export const restoreCommand: BareCommand = async (
  args,
  { changeTables, fileStore, log, print, printError },
) => {
  const argument = readFileArgument(args, { identity: "string", "dry-run": "boolean" });
  const { file, locale, options } = argument;
  if (file === null) {
    printError(usageText(argument, "restoreUsage"));
    return 1;
  }
  const words = backupTexts(locale);
  return sayingProblems(locale, printError, async () => {
    const identity = await readIdentity(options.identity);
    const isDryRun = options["dry-run"] === true;
    const { manifest, summary } = isDryRun
      ? await readBackup({ file, identity })
      : await restore({
          file,
          identity,
          fileStore,
          log,
          changeTables,
        });
    print(words[isDryRun ? "whole" : "restored"](manifest.madeAt, ...totals(summary)));
    if (summary.missingFiles > 0) print(words.lacking(summary.missingFiles));
    if (summary.changedFiles > 0) print(words.spoilt(summary.changedFiles));
    return 0;
  });
};

async function readIdentity(file: string | boolean | undefined): Promise<string | undefined> {
  if (typeof file !== "string") return undefined;
  return readFile(fromWhereTheyAre(file), "utf8").catch(() => {
    throw new BackupProblem("no-identity");
  });
}
