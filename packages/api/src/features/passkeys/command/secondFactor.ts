import { parseArgs } from "node:util";
import { defaultLocale, type Locale, locales } from "@ribambelle/domain/kernel/locale";
import type { Command } from "../../../terminal/command.ts";
import { byCommand } from "../../audit/index.ts";
import { findPersonByReference } from "../../people/index.ts";
import { resetSecondFactor } from "../../secondFactor/index.ts";
import { removePasskeysOf } from "../passkeys.store.ts";
import { secondFactorTexts } from "./secondFactor.texts.ts";

/** `npm run second-factor -- --reset REFERENCE` (docs/operations.md): 0 done, 2 the reference is nobody's, 1 could not run. */
export const secondFactorCommand: Command = async (args, { connection, now, print, printError }) => {
  const { reset, locale, mistake } = readArguments(args);
  const words = secondFactorTexts(locale);
  if (reset === null) {
    printError(`${mistake === null ? "" : `${words.unknownOption(mistake)} `}${words.usage}`);
    return 1;
  }
  const personId = await findPersonByReference(connection.db, reset);
  if (personId === null) {
    printError(words.unknownPerson(reset));
    return 2;
  }
  const isErased = await connection.db.transaction().execute(async (transaction) => {
    await removePasskeysOf(transaction, personId);
    return resetSecondFactor(transaction, byCommand, personId, now);
  });
  print(isErased ? words.reset : words.keptPassword);
  return 0;
};

function readArguments(args: readonly string[]): {
  reset: string | null;
  locale: Locale;
  mistake: string | null;
} {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { reset: { type: "string" }, lang: { type: "string" } },
    strict: false,
    allowPositionals: true,
  });
  const { reset, lang, ...unknown } = values;
  const locale = locales.find((known) => known === lang);
  const mistake =
    positionals[0] ??
    Object.keys(unknown).map((name) => `--${name}`)[0] ??
    (lang !== undefined && locale === undefined ? `--lang ${lang}` : null);
  const isGiven = typeof reset === "string" && reset !== "" && mistake === null;
  return { reset: isGiven ? reset : null, locale: locale ?? defaultLocale, mistake };
}
