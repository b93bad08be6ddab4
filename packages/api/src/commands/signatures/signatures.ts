import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { type ContractKind, contractKinds } from "@ribambelle/domain/contracts/contractKind";
import { dayAt, shortDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { requestStates, signedKinds } from "@ribambelle/domain/signatures/signature";
import { pino } from "pino";
import { Refused } from "../../acting/refused.ts";
import { readTerms } from "../../agency/readAgency.ts";
import type { Config } from "../../config.ts";
import { byCommand } from "../../features/audit/index.ts";
import { findContractNamed } from "../../features/contracts/index.ts";
import * as signing from "../../features/signatures/index.ts";
import { contractMoved, underContract } from "../../features.ts";
import { momentText } from "../../mail/moment.ts";
import { agencyOf } from "../../portal.ts";
import type { Command, CommandDeps } from "../../terminal/command.ts";
import { fromWhereTheyAre, readOptions } from "../../terminal/options.ts";
import { signaturesTexts } from "./signatures.texts.ts";

const own = {
  help: "boolean",
  list: "boolean",
  open: "string",
  remind: "string",
  cancel: "string",
  reason: "string",
  verify: "string",
  check: "boolean",
  proof: "string",
  to: "string",
} as const;

interface Asked {
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly locale: Locale;
  readonly config: Config;
}
type Act = (value: string, asked: Asked, deps: CommandDeps) => Promise<number>;

const acts: Readonly<Record<string, Act>> = { list, open, remind, cancel, verify, check, proof };

/** `npm run signatures` (docs/operations.md, SIGN-62): 0 done, 1 could not run, 2 something does not fit. */
export const signaturesCommand =
  (config: Config): Command =>
  async (args, deps) => {
    const { options, words: given, locale, mistakes } = readOptions(args, own);
    const words = signaturesTexts(locale);
    if (options.help) {
      deps.print(words.usage);
      return 0;
    }
    const asked = Object.keys(acts).filter((name) => options[name] !== undefined);
    const [name = ""] = asked;
    const wrong = mistakes[0] ?? given[0];
    const act = acts[name];
    if (wrong !== undefined || asked.length !== 1 || !act || (name === "proof" && options.to === undefined)) {
      deps.printError(`${wrong === undefined ? "" : `${words.unknownOption(wrong)} `}${words.usage}`);
      return 1;
    }
    try {
      return await act(String(options[name]), { options, locale, config }, deps);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      deps.printError(error.refusal[locale]);
      return 1;
    }
  };

const followed = ({ now }: CommandDeps) => ({ by: byCommand, functions: null, now });

function signingDeps(config: Config, { connection, fileStore, now }: CommandDeps): signing.SigningDeps {
  const log = pino({ enabled: false });
  const terms = readTerms(config.agencyFolder);
  return { config, connection, fileStore, terms, log, now: () => now, underContract, contractMoved };
}

async function list(
  _: string,
  { locale }: Asked,
  { connection: { db }, print }: CommandDeps,
): Promise<number> {
  const words = signaturesTexts(locale);
  const { Open, Sealing } = requestStates.numbers;
  const kinds = signedKinds.rows.map(({ value }) => value);
  const rows = [
    ...(await signing.listFollowed(db, kinds, { state: Open })),
    ...(await signing.listFollowed(db, kinds, { state: Sealing })),
  ];
  const signers = await signing.listSigners(
    db,
    rows.map(({ id }) => id),
  );
  for (const { id, title, person, lastDay } of rows) {
    const turn = signing.whoseTurn(signers.filter(({ requestId }) => requestId === id));
    const since = turn?.turnSince ? shortDay(dayAt(turn.turnSince)) : "";
    print(
      turn
        ? words.line(id, title, person.displayName, turn.displayName, since, shortDay(lastDay))
        : words.sealing(id, title, person.displayName),
    );
  }
  if (rows.length === 0) print(words.none);
  return 0;
}

async function open(reference: string, { locale, config }: Asked, deps: CommandDeps): Promise<number> {
  const words = signaturesTexts(locale);
  const found = await contractNamed(deps, reference);
  if (!found) {
    deps.printError(words.unknownContract(reference));
    return 1;
  }
  const said = { secondSignerId: null, agencySignerId: null, lastDay: null, isDistance: true };
  const more = { serviceStart: null, price: null, duration: null };
  const opened = await signing.open(
    signingDeps(config, deps),
    { ...found, ...said, ...more },
    followed(deps),
  );
  deps.print(words.opened(opened.id));
  return 0;
}

async function contractNamed(
  { connection: { db } }: CommandDeps,
  reference: string,
): Promise<{ kind: ContractKind; id: number } | null> {
  for (const kind of contractKinds) {
    const id = await findContractNamed(db, kind, reference, null);
    if (id !== null) return { kind, id };
  }
  return null;
}

async function remind(id: string, { locale }: Asked, deps: CommandDeps): Promise<number> {
  await signing.remind(deps.connection.db, id, followed(deps));
  deps.print(signaturesTexts(locale).reminded);
  return 0;
}

async function cancel(id: string, { options, locale }: Asked, deps: CommandDeps): Promise<number> {
  const reason = typeof options.reason === "string" ? options.reason : "annulée par l’agence";
  await signing.cancel(deps.connection.db, { id, reason }, followed(deps));
  deps.print(signaturesTexts(locale).canceled);
  return 0;
}

async function verify(given: string, { locale }: Asked, { print, printError }: CommandDeps): Promise<number> {
  const words = signaturesTexts(locale);
  const bytes = await readFile(fromWhereTheyAre(given)).catch(() => null);
  if (!bytes) {
    printError(words.unreadable(given));
    return 1;
  }
  const judged = await signing.verifySealed(bytes);
  if (!judged.isIntact) {
    printError(words.broken[judged.why]);
    return 2;
  }
  const at = judged.signedAt ? momentText(new Date(judged.signedAt), locale) : "";
  print(words.intact(judged.signer, at, judged.isTimeStamped));
  print(words.certificate(judged.fingerprint));
  return 0;
}

async function check(_: string, { locale }: Asked, deps: CommandDeps): Promise<number> {
  const words = signaturesTexts(locale);
  let [followedCount, misfits] = [0, 0];
  for await (const misfit of signing.checkChains(deps)) {
    followedCount += 1;
    if (!misfit) continue;
    misfits += 1;
    deps.printError(words.misfit(misfit.requestId, misfit.seq, words.whys[misfit.why]));
  }
  if (misfits === 0) deps.print(words.checked(followedCount));
  return misfits === 0 ? 0 : 2;
}

async function proof(id: string, { options, locale, config }: Asked, deps: CommandDeps): Promise<number> {
  const words = signaturesTexts(locale);
  const file = fromWhereTheyAre(String(options.to));
  if (existsSync(file)) {
    deps.printError(words.exists(file));
    return 1;
  }
  const agency = agencyOf(config);
  const seal = signing.agencySeal({ config, agency, now: () => deps.now });
  await writeFile(file, await signing.proofOf({ ...deps, agency, seal }, id, byCommand), {
    flag: "wx",
    mode: 0o600,
  });
  deps.print(words.proof(file));
  return 0;
}
