import { day, role, year } from "@ribambelle/domain/imports/cells";
import type { Cell } from "@ribambelle/domain/imports/column";
import { audience, mostIntroduction } from "@ribambelle/domain/renewals/campaigns.file";
import type { Command, CommandDeps } from "../../../terminal/command.ts";
import { readOptions } from "../../../terminal/options.ts";
import { byCommand } from "../../audit/index.ts";
import { changeCampaign, dropCampaign } from "../campaigns/campaigns.actions.ts";
import { type AskedRole, type KeptCampaign, listCampaigns } from "../campaigns/campaigns.store.ts";
import { campaignTexts } from "./campaign.texts.ts";

const own = {
  help: "boolean",
  open: "string",
  close: "string",
  audience: "string",
  text: "string",
  "text-en": "string",
} as const;

type Words = ReturnType<typeof campaignTexts>;
type Invalid = keyof Words["invalid"];
class Mistake extends Error {
  readonly what: Invalid;
  constructor(what: Invalid) {
    super(what);
    this.what = what;
  }
}

/** `npm run campaign -- list | set | remove` (docs/operations.md): 0 done, 2 it cannot be removed, 1 could not run. */
export const campaignCommand: Command = async (args, deps) => {
  const { options, words: given, locale, mistakes } = readOptions(args, own);
  const words = campaignTexts(locale);
  const [act = "", yearWord = "", roleWord = "", ...more] = given;
  if (options.help) {
    deps.print(words.usage);
    return 0;
  }
  const wrong = mistakes[0] ?? more[0];
  if (wrong !== undefined || !["list", "set", "remove"].includes(act)) {
    const unknown = wrong ?? act;
    deps.printError(`${unknown ? `${words.unknownOption(unknown)} ` : ""}${words.usage}`);
    return 1;
  }
  if (act === "list") return list(deps, words);
  try {
    const which = { year: taken(year(yearWord), "year"), role: askedRole(roleWord) };
    const done =
      act === "remove"
        ? await dropCampaign(deps.connection.db, byCommand, which.year, which.role)
        : await changeCampaign(deps.connection.db, byCommand, campaignOf(which, options));
    const isStuck = done === "unknown" || done === "answered";
    (isStuck ? deps.printError : deps.print)(words.done[done]);
    return isStuck ? 2 : 0;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    deps.printError(`${words.invalid[error.what]} ${words.usage}`);
    return 1;
  }
};

async function list({ connection: { db }, print }: CommandDeps, words: Words): Promise<number> {
  const campaigns = await listCampaigns(db);
  for (const { year, role, opensOn, closesOn, audience, answers } of campaigns)
    print(words.line(year, words.roles[role], opensOn, closesOn, words.audiences[audience], answers));
  if (campaigns.length === 0) print(words.none);
  return 0;
}

function taken<T>(cell: Cell<T>, what: Invalid): T {
  if (cell.problem) throw new Mistake(what);
  return cell.value;
}

function askedRole(word: string): AskedRole {
  const named = taken(role(word), "role");
  if (named === "Agency") throw new Mistake("role");
  return named;
}

function campaignOf(
  which: { readonly year: number; readonly role: AskedRole },
  options: Readonly<Record<string, string | boolean | undefined>>,
): KeptCampaign {
  const said = (name: keyof typeof own) => String(options[name] ?? "");
  const dayIn = (name: "open" | "close", what: Invalid) => {
    const given = taken(day(said(name)), what);
    if (Number(given.slice(0, 4)) !== which.year) throw new Mistake(what);
    return given;
  };
  const text = (name: "text" | "text-en") => said(name).trim() || null;
  const campaign = {
    ...which,
    opensOn: dayIn("open", "opensOn"),
    closesOn: dayIn("close", "closesOn"),
    audience: options.audience === undefined ? "everyone" : taken(audience(said("audience")), "audience"),
    introductionFr: text("text"),
    introductionEn: text("text-en"),
  } as const;
  const { introductionFr, introductionEn } = campaign;
  if (campaign.closesOn < campaign.opensOn) throw new Mistake("order");
  const isTooLong = [introductionFr, introductionEn].some((one) => (one?.length ?? 0) > mostIntroduction);
  if (isTooLong || (introductionEn !== null && introductionFr === null)) throw new Mistake("text");
  return campaign;
}
