import { dayAt, isDay } from "@ribambelle/domain/kernel/day";
import { earliestClosing, paperEffectDate } from "@ribambelle/domain/payslips/delivery";
import { momentText } from "../../../mail/moment.ts";
import type { Command, CommandDeps } from "../../../terminal/command.ts";
import { readOptions } from "../../../terminal/options.ts";
import { warnOfClosing } from "../closing/closing.actions.ts";
import { listLastChoices } from "../delivery.store.ts";
import { payslipsTexts } from "./payslips.texts.ts";

/**
 * `npm run payslips` (docs/operations.md): `--choices` says who receives payslips on paper, `--closing DAY` tells everyone who
 * has some that they will no longer be here from that day on; 0 done, 1 could not run.
 */
export const payslipsCommand: Command = async (args, deps) => {
  const own = { choices: "boolean", closing: "string" } as const;
  const { options, words: more, locale, mistakes } = readOptions(args, own);
  const words = payslipsTexts(locale);
  const wrong = mistakes[0] ?? more[0];
  const { choices, closing } = options;
  if (wrong !== undefined || Boolean(choices) === (closing !== undefined)) {
    deps.printError(`${wrong === undefined ? "" : `${words.unknownOption(wrong)} `}${words.usage}`);
    return 1;
  }
  if (closing !== undefined) return announce(String(closing), words, deps);
  const kept = await listLastChoices(deps.connection.db);
  for (const { reference, name, choice, at } of kept) {
    const moment = momentText(at, locale);
    if (choice === "paper") deps.print(words.paper(reference, name, moment, paperEffectDate(dayAt(at))));
    else deps.print(words.electronic(reference, name, moment));
  }
  if (kept.length === 0) deps.print(words.none);
  return 0;
};

async function announce(
  day: string,
  words: ReturnType<typeof payslipsTexts>,
  { connection: { db }, now, print, printError }: CommandDeps,
): Promise<number> {
  const earliest = earliestClosing(dayAt(now));
  if (!isDay(day) || day < earliest) {
    printError(isDay(day) ? words.tooSoon(earliest) : words.noDay(day));
    return 1;
  }
  print(words.warned(await warnOfClosing(db, day, now), day));
  return 0;
}
