import { checkFiles } from "../../features/backup/index.ts";
import type { BareCommand } from "../../terminal/command.ts";
import { readOptions } from "../../terminal/options.ts";
import { sayingProblems } from "../fileArgument.ts";
import { filesTexts } from "./files.texts.ts";

const shownFaults = 1_000;

/** `npm run files -- check [--lang fr|en]`: 0 every file is as its row says, 2 some are not, 1 could not run. */
export const filesCommand: BareCommand = async (args, { openDatabase, fileStore, print, printError }) => {
  const { locale, isAsked, mistake } = readArguments(args);
  const words = filesTexts(locale);
  if (!isAsked) {
    printError(mistake === undefined ? words.usage : `${words.unknownOption(mistake)} ${words.usage}`);
    return 1;
  }
  return sayingProblems(locale, printError, async () => {
    const { pool } = await openDatabase();
    let shown = 0;
    const report = await checkFiles({
      pool,
      fileStore,
      onFault(fault, key) {
        shown += 1;
        if (shown <= shownFaults) print(words.faults[fault](key));
      },
    });
    if (shown > shownFaults) print(words.more(shown - shownFaults));
    print(words.summary(report));
    return shown > 0 ? 2 : 0;
  });
};

function readArguments(args: readonly string[]) {
  const { locale, mistakes, words } = readOptions(args);
  const [act, ...more] = words;
  const [mistake] = [...mistakes, ...(act === undefined || act === "check" ? more : [act])];
  return { locale, isAsked: act === "check" && mistake === undefined, mistake };
}
