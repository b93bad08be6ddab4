import type { Gap } from "@ribambelle/domain/billing/certificates/certificate.rules";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { readTerms } from "../../../agency/readAgency.ts";
import type { Config } from "../../../config.ts";
import type { Command, CommandDeps } from "../../../terminal/command.ts";
import { readOptions } from "../../../terminal/options.ts";
import { byCommand } from "../../audit/index.ts";
import { listPeopleByReference } from "../../people/index.ts";
import {
  holdCertificate,
  issuerOf,
  makeCertificate,
  type PublishingDeps,
} from "../certificates/makeCertificate.actions.ts";
import { missingCertificates, publishYear } from "../certificates/publishYear.ts";
import { certificatesTexts } from "./certificates.texts.ts";

const own = {
  help: "boolean",
  year: "string",
  hold: "string",
  correct: "string",
  missing: "boolean",
} as const;

type Words = ReturnType<typeof certificatesTexts>;

interface Asked {
  readonly year: number;
  readonly words: Words;
  readonly config: Config;
}

/** `npm run certificates` (docs/operations.md, TAX-17): 0 done, 2 somebody’s could not be made, 1 could not run. */
export const certificatesCommand =
  (config: Config): Command =>
  async (args, deps) => {
    const { options, words: given, locale, mistakes } = readOptions(args, own);
    const words = certificatesTexts(locale);
    if (options.help) {
      deps.print(words.usage);
      return 0;
    }
    const today = dayAt(deps.now);
    const thisYear = Number(today.slice(0, 4));
    const { hold, correct, missing } = options;
    const acts = [hold, correct, missing].filter((option) => option !== undefined);
    // Who has none is asked of the year before, where no other is named.
    const year = options.year ?? (missing ? String(thisYear - 1) : "");
    const wrong = mistakes[0] ?? given[0];
    if (wrong !== undefined || acts.length > 1 || typeof year !== "string" || !/^20\d{2}$/.test(year)) {
      deps.printError(`${wrong === undefined ? "" : `${words.unknownOption(wrong)} `}${words.usage}`);
      return 1;
    }
    const asked: Asked = { year: Number(year), words, config };
    if (asked.year >= thisYear) {
      deps.printError(words.notOver(asked.year));
      return 1;
    }
    if (missing) return listMissing(asked, deps);
    if (typeof hold === "string") return keepBack(hold, asked, deps);
    return typeof correct === "string" ? correctOne(correct, asked, deps) : publishAll(asked, deps);
  };

/** Gives what publishing takes; null, said in a sentence, where the agency’s file does not say who it is. */
function publishingDeps({ config, words }: Asked, deps: CommandDeps): PublishingDeps | null {
  const issuer = issuerOf(readTerms(config.agencyFolder));
  if (issuer) return { ...deps, issuer, tells: config.oldPortalUrl === null, by: byCommand };
  deps.printError(words.noIssuer);
  return null;
}

async function publishAll(asked: Asked, deps: CommandDeps): Promise<number> {
  const { year, words } = asked;
  const publishing = publishingDeps(asked, deps);
  if (!publishing) return 1;
  let [published, left] = [0, 0];
  for await (const { reference, outcome } of publishYear(publishing, year)) {
    if (outcome.done === "published") {
      published += 1;
      for (const lack of outcome.lacks) deps.print(words.lacks[lack](reference));
    } else if (outcome.done === "stopped") {
      left += 1;
      printGaps(reference, outcome.gaps, words, deps);
    } else if (outcome.done === "failed") {
      left += 1;
      const { error } = outcome;
      deps.printError(words.failed(reference, error instanceof Error ? error.message : String(error)));
    } else if (outcome.done === "held") deps.print(words.held(reference));
  }
  deps.print(words.published(year, published));
  return left === 0 ? 0 : 2;
}

function printGaps(
  reference: string,
  gaps: readonly Gap[],
  words: Words,
  { printError }: Pick<CommandDeps, "printError">,
): void {
  for (const { number, position, lacks } of gaps)
    printError(words.gap(reference, number, position, words.gaps[lacks]));
}

async function keepBack(reference: string, { year, words }: Asked, deps: CommandDeps): Promise<number> {
  const personId = await payerNamed(reference, words, deps);
  if (personId === null) return 1;
  const done = await holdCertificate({ ...deps, by: byCommand }, { personId, year });
  const said = words.hold[done](reference, year);
  (done === "held" ? deps.print : deps.printError)(said);
  return done === "held" ? 0 : 1;
}

async function correctOne(reference: string, asked: Asked, deps: CommandDeps): Promise<number> {
  const { year, words } = asked;
  const personId = await payerNamed(reference, words, deps);
  const publishing = personId === null ? null : publishingDeps(asked, deps);
  if (personId === null || !publishing) return 1;
  const outcome = await makeCertificate(publishing, "correct", { personId, year });
  switch (outcome.done) {
    case "published":
      deps.print(words.correct.published(reference, year, outcome.version));
      for (const lack of outcome.lacks) deps.print(words.lacks[lack](reference));
      return 0;
    case "stopped":
      printGaps(reference, outcome.gaps, words, deps);
      return 2;
    case "none":
    case "nothing":
    case "agency":
      deps.printError(words.correct[outcome.done](reference, year));
      return 1;
    default:
      // Another process has just made the same.
      deps.print(words.correct.unchanged(reference, year));
      return 0;
  }
}

async function payerNamed(
  reference: string,
  words: Words,
  { connection: { db }, printError }: CommandDeps,
): Promise<number | null> {
  const [found] = await listPeopleByReference(db, [reference]);
  if (found?.role === "Parent") return found.personId;
  printError(words.unknownPayer(reference));
  return null;
}

async function listMissing({ year, words, config }: Asked, deps: CommandDeps): Promise<number> {
  const issuer = issuerOf(readTerms(config.agencyFolder));
  let count = 0;
  for await (const { reference, why, gaps } of missingCertificates(deps.connection.db, issuer, year)) {
    count += 1;
    if (why === "stopped") printGaps(reference, gaps, words, { printError: deps.print });
    else deps.print({ held: words.held, issuer: words.issuer, "not-made": words.notMade }[why](reference));
  }
  deps.print(words.missing(year, count));
  return 0;
}
