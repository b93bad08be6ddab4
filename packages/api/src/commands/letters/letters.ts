import { parseArgs } from "node:util";
import { defaultLocale, type Locale, locales } from "@ribambelle/domain/kernel/locale";
import { byCommand } from "../../features/audit/index.ts";
import { blockAddress, unblockAddress } from "../../features/optIns/index.ts";
import type { LetterState } from "../../mail/letters.store.ts";
import { countLetters, listTroubledLetters } from "../../mail/letters.store.ts";
import { retryLetters } from "../../mail/letters.ts";
import type { RefusalReason } from "../../mail/refusals.ts";
import type { Command, CommandDeps } from "../../terminal/command.ts";
import { letterTexts } from "./letters.texts.ts";

const shownLetters = 100;
const states = ["waiting", "sent", "given-up", "withdrawn"] as const satisfies LetterState[];

/**
 * `npm run letters -- [--retry ID|all]` or `bounce [--undo] ADDRESS…` (docs/operations.md): 0 done, 2 an address is nobody’s, 1
 * could not run.
 */
export const lettersCommand: Command = async (args, deps) => {
  const { retry, bounced, undo, locale, mistake } = readArguments(args);
  const words = letterTexts(locale);
  if (mistake !== undefined) {
    deps.printError(`${words.unknownOption(mistake)} ${words.usage}`);
    return 1;
  }
  if (bounced) return noteBounces(deps, bounced, { undo, locale });
  if (retry === undefined) return list(deps, locale);
  const which = retry === "all" ? retry : { id: retry };
  const count = await deps.connection.db
    .transaction()
    .execute((transaction) => retryLetters(transaction, which, deps.now));
  if (count === 0 && retry !== "all") {
    deps.printError(words.notGivenUp(retry));
    return 1;
  }
  deps.print(words.retried(count));
  return 0;
};

async function noteBounces(
  { connection: { db }, now, print }: CommandDeps,
  addresses: readonly string[],
  { undo, locale }: { undo: boolean; locale: Locale },
): Promise<number> {
  const words = letterTexts(locale);
  const said = undo ? words.mended : words.bounced;
  let unknown = 0;
  for (const address of addresses) {
    const outcome = undo
      ? await unblockAddress(db, byCommand, address)
      : await blockAddress(db, byCommand, address, now);
    print(said[outcome](address));
    if (outcome === "unknown") unknown += 1;
  }
  return unknown > 0 ? 2 : 0;
}

async function list({ connection, print }: CommandDeps, locale: Locale): Promise<number> {
  const words = letterTexts(locale);
  const counts = await countLetters(connection.db);
  for (const state of states) print(words.count(words.states[state], counts[state]));
  for (const letter of await listTroubledLetters(connection.db, shownLetters)) {
    const { id, kind, state, attempts, lastRefusal } = letter;
    print(words.line(id, kind, words.states[state], attempts, refusalText(lastRefusal ?? "", locale)));
  }
  return 0;
}

function refusalText(refusal: string, locale: Locale): string {
  const [reason = "", ...codes] = refusal.split(" ");
  const said = letterTexts(locale).refusals[reason as RefusalReason] ?? reason;
  return codes.length > 0 ? `${said} (${codes.join(" ")})` : said;
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { retry: { type: "string" }, undo: { type: "boolean" }, lang: { type: "string" } },
    strict: false,
    allowPositionals: true,
  });
  const { retry, undo, lang, ...unknown } = values;
  const [verb, ...addresses] = positionals;
  const isBounce = verb === "bounce" && addresses.length > 0;
  const locale = locales.find((known) => known === lang);
  const mistakes = [
    ...Object.keys(unknown).map((name) => (name.length > 1 ? `--${name}` : `-${name}`)),
    ...(retry === true || retry === "" || (retry !== undefined && isBounce) ? ["--retry"] : []),
    ...(undo !== undefined && !isBounce ? ["--undo"] : []),
    ...(lang !== undefined && locale === undefined ? [`--lang ${lang === true ? "" : lang}`.trim()] : []),
    ...(isBounce ? [] : positionals),
  ];
  const asked = typeof retry === "string" ? retry : undefined;
  return {
    retry: asked,
    bounced: isBounce ? addresses : undefined,
    undo: undo === true,
    locale: locale ?? defaultLocale,
    mistake: mistakes[0],
  };
}
