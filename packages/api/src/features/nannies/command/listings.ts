import type { Command } from "../../../terminal/command.ts";
import { readOptions } from "../../../terminal/options.ts";
import { compareListing, rebuildListing } from "../listing.store.ts";
import { listingsTexts } from "./listings.texts.ts";

/** `npm run listings -- compare | rebuild` (docs/operations.md): 0 done, 1 could not run, 2 where they differ. */
export const listingsCommand: Command = async (args, { connection: { db }, print, printError }) => {
  const { options, words: given, locale, mistakes } = readOptions(args, { help: "boolean" });
  const words = listingsTexts(locale);
  if (options.help) {
    print(words.usage);
    return 0;
  }
  const [act, ...others] = given;
  const wrong = mistakes[0] ?? others[0];
  if (wrong !== undefined || (act !== "compare" && act !== "rebuild")) {
    printError(`${wrong === undefined ? "" : `${words.unknownOption(wrong)} `}${words.usage}`);
    return 1;
  }
  const differing = await compareListing(db);
  print(differing === 0 ? words.same : words.differing(differing));
  if (act === "compare") return differing === 0 ? 0 : 2;
  print(words.rebuilt(await rebuildListing(db)));
  return 0;
};
