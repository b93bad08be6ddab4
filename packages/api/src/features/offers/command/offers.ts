import { dayAt, shortDay } from "@ribambelle/domain/kernel/day";
import { offerActs } from "@ribambelle/domain/offers/offers.acts";
import type { Command } from "../../../terminal/command.ts";
import { readOptions } from "../../../terminal/options.ts";
import { audit, byCommand } from "../../audit/index.ts";
import { answerRequest } from "../../requests/index.ts";
import { findOpenRequest, listApplicationsOpen, markSeen } from "./offers.command.store.ts";
import { offerCommandTexts } from "./offers.texts.ts";

const own = {
  help: "boolean",
  interests: "boolean",
  answer: "string",
  outcome: "string",
  reason: "string",
} as const;
const outcomes: Readonly<Record<string, "done" | "refused">> = {
  retenue: "done",
  accepted: "done",
  "non-retenue": "refused",
  refused: "refused",
};

/** `npm run offers -- --interests | --answer ID --outcome retenue|non-retenue --reason SENTENCE` (docs/operations.md): 0 done, 1 could not run. */
export const offersCommand: Command = async (args, deps) => {
  const { options, words: given, locale, mistakes } = readOptions(args, own);
  const words = offerCommandTexts(locale);
  const { db } = deps.connection;
  if (options.help) {
    deps.print(words.usage);
    return 0;
  }
  const wrong = mistakes[0] ?? given[0];
  const { answer, outcome, reason } = options;
  const isAnswer = typeof answer === "string";
  if (wrong !== undefined || isAnswer === (options.interests === true)) {
    deps.printError(`${wrong === undefined ? "" : `${words.unknownOption(wrong)} `}${words.usage}`);
    return 1;
  }
  if (!isAnswer) {
    const open = await listApplicationsOpen(db);
    for (const one of open)
      deps.print(
        words.line(
          one.id,
          one.offer,
          one.title,
          one.name,
          one.personReference,
          shortDay(dayAt(one.saidAt)),
          one.word,
        ),
      );
    deps.print(words.count(open.length));
    await markSeen(
      db,
      open.map(({ id }) => id),
      deps.now,
    );
    await audit(db, byCommand, offerActs.listed({ personId: null, subject: String(open.length) }));
    return 0;
  }
  const became = typeof outcome === "string" ? outcomes[outcome] : undefined;
  const sentence = typeof reason === "string" ? reason.trim() : "";
  // « Non retenue » never without a sentence (OFFER-08).
  if (became === undefined || sentence === "") {
    deps.printError(words.usage);
    return 1;
  }
  const requestId = /^\d{1,9}$/.test(answer) ? await findOpenRequest(db, Number(answer)) : null;
  if (
    requestId === null ||
    !(await answerRequest(db, { requestId, outcome: became, reason: sentence, now: deps.now }))
  ) {
    deps.printError(words.unknown(answer));
    return 1;
  }
  deps.print(words.answered);
  return 0;
};
