import { byCommand } from "../../features/audit/index.ts";
import { removeDemonstration } from "../../features/demonstration/index.ts";
import { demonstrations, personal } from "../../features.ts";
import type { Command } from "../../terminal/command.ts";
import { readOptions } from "../../terminal/options.ts";
import { demonstrationTexts } from "./demonstration.texts.ts";

/** `npm run demonstration -- remove` (docs/operations.md): 0 done, 1 could not run. */
export const demonstrationCommand: Command = async (args, { connection: { db }, print, printError }) => {
  const { locale, mistake } = readArguments(args);
  const words = demonstrationTexts(locale);
  if (mistake !== undefined) {
    printError(`${mistake === null ? "" : `${words.unknownOption(mistake)} `}${words.usage}`);
    return 1;
  }
  const count = await removeDemonstration(db, byCommand, {
    personal,
    demonstrations: await demonstrations(),
  });
  print(count === 0 ? words.none : words.removed(count));
  return 0;
};

// The mistake is null when the word `remove` is missing: nothing is removed by chance.
function readArguments(args: readonly string[]) {
  const { locale, mistakes, words } = readOptions(args);
  const [act, ...more] = words;
  const wrong = [...mistakes, ...(act === undefined || act === "remove" ? more : [act])];
  return { locale, mistake: wrong[0] ?? (act === undefined ? null : undefined) };
}
