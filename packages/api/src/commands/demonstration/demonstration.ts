import { parseArgs } from "node:util";
import { defaultLocale, locales } from "@ribambelle/domain/kernel/locale";
import { personal } from "../../app.ts";
import { byCommand } from "../../features/audit/index.ts";
import { removeDemonstration } from "../../features/demonstration/index.ts";
import type { Command } from "../command.ts";
import { demonstrationTexts } from "./demonstration.texts.ts";

/** `npm run demonstration -- remove` (docs/operations.md): 0 done, 1 could not run. */
export const demonstrationCommand: Command = async (args, { connection: { db }, print, printError }) => {
  const { locale, mistake } = readArguments(args);
  const words = demonstrationTexts(locale);
  if (mistake !== undefined) {
    printError(`${mistake === null ? "" : `${words.unknownOption(mistake)} `}${words.usage}`);
    return 1;
  }
  const count = await removeDemonstration(db, byCommand, personal);
  print(count === 0 ? words.none : words.removed(count));
  return 0;
};

// The mistake is null when the word `remove` is missing: nothing is removed by chance.
function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { lang: { type: "string" } },
    strict: false,
    allowPositionals: true,
  });
  const { lang, ...unknown } = values;
  const locale = locales.find((known) => known === lang);
  const [act, ...more] = positionals;
  const mistakes = [
    ...Object.keys(unknown).map((name) => (name.length > 1 ? `--${name}` : `-${name}`)),
    ...(lang !== undefined && locale === undefined ? [`--lang ${lang === true ? "" : lang}`.trim()] : []),
    ...(act === undefined || act === "remove" ? more : [act]),
  ];
  return { locale: locale ?? defaultLocale, mistake: mistakes[0] ?? (act === undefined ? null : undefined) };
}
