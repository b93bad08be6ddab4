import { dayAt } from "@ribambelle/domain/kernel/day";
import { paperEffectDate } from "@ribambelle/domain/payslips/delivery";
import { momentText } from "../../../mail/moment.ts";
import type { Command } from "../../../terminal/command.ts";
import { readOptions } from "../../../terminal/options.ts";
import { listLastChoices } from "../delivery.store.ts";
import { payslipsTexts } from "./payslips.texts.ts";

/** `npm run payslips -- --choices` (docs/operations.md): who receives payslips on paper; 0 done, 1 could not run. */
export const payslipsCommand: Command = async (args, { connection: { db }, print, printError }) => {
  const { options, words: more, locale, mistakes } = readOptions(args, { choices: "boolean" });
  const words = payslipsTexts(locale);
  const wrong = mistakes[0] ?? more[0];
  if (wrong !== undefined || !options.choices) {
    printError(`${wrong === undefined ? "" : `${words.unknownOption(wrong)} `}${words.usage}`);
    return 1;
  }
  const choices = await listLastChoices(db);
  for (const { reference, name, choice, at } of choices) {
    const moment = momentText(at, locale);
    if (choice === "paper") print(words.paper(reference, name, moment, paperEffectDate(dayAt(at))));
    else print(words.electronic(reference, name, moment));
  }
  if (choices.length === 0) print(words.none);
  return 0;
};
