import { writeFile } from "node:fs/promises";
import { dayAt, shortDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { readingDemands } from "@ribambelle/domain/readings/reading";
import { readingActs } from "@ribambelle/domain/readings/reading.acts";
import { isDone, isLateOn } from "@ribambelle/domain/readings/reading.rules";
import { momentText } from "../../../mail/moment.ts";
import type { Command, CommandDeps } from "../../../terminal/command.ts";
import { fromWhereTheyAre, readOptions } from "../../../terminal/options.ts";
import { audit, byCommand } from "../../audit/index.ts";
import { csvLine } from "../../imports/index.ts";
import { findReadingId, listProgress, type Progress } from "../readings.progress.store.ts";
import { readingCommandTexts } from "./readings.texts.ts";

const own = { help: "boolean", late: "boolean", of: "string", to: "string" } as const;

/** `npm run readings -- --late | --of REFERENCE [--to FILE]` (docs/operations.md): 0 done, 1 could not run. */
export const readingsCommand: Command = async (args, deps) => {
  const { options, words: given, locale, mistakes } = readOptions(args, own);
  const words = readingCommandTexts(locale);
  if (options.help) {
    deps.print(words.usage);
    return 0;
  }
  const wrong = mistakes[0] ?? given[0];
  const of = typeof options.of === "string" ? options.of : null;
  const isLate = options.late === true;
  if (wrong !== undefined || isLate === (of !== null)) {
    deps.printError(`${wrong === undefined ? "" : `${words.unknownOption(wrong)} `}${words.usage}`);
    return 1;
  }
  const { db } = deps.connection;
  if (of !== null && (await findReadingId(db, of)) === null) {
    deps.printError(words.unknown(of));
    return 1;
  }
  const today = dayAt(deps.now);
  const all = await listProgress(db, of);
  const shown = isLate ? all.filter((one) => isLateOn(one, today)) : all;
  const subject = `${of ?? "late"}: ${shown.length}`;
  if (typeof options.to === "string") {
    const file = fromWhereTheyAre(options.to);
    const isWritten = await write(file, shown, today, deps, locale);
    if (!isWritten) return 1;
  } else print(shown, { of, today, locale }, deps);
  await audit(db, byCommand, readingActs.listed({ personId: null, subject }));
  return 0;
};

interface Asked {
  readonly of: string | null;
  readonly today: string;
  readonly locale: Locale;
}

function print(shown: readonly Progress[], { of, today, locale }: Asked, deps: CommandDeps): void {
  const words = readingCommandTexts(locale);
  for (const one of shown)
    deps.print(
      words.line(one.reference, one.title, one.personReference, one.name, stateOf(one, today, locale)),
    );
  if (of === null) deps.print(shown.length === 0 ? words.noneLate : words.late(shown.length));
  else deps.print(words.count(shown.filter(isDone).length, shown.length));
}

function stateOf(one: Progress, today: string, locale: Locale): string {
  const { none, opened, read, confirmed, late } = readingCommandTexts(locale).states;
  const said = (at: Date) => momentText(at, locale);
  const state = one.confirmedAt
    ? confirmed(said(one.confirmedAt))
    : one.readAt
      ? read(said(one.readAt))
      : one.openedAt
        ? opened(said(one.openedAt))
        : none;
  return isLateOn(one, today) && one.deadline !== null ? late(state, shortDay(one.deadline)) : state;
}

async function write(
  file: string,
  shown: readonly Progress[],
  today: string,
  { print, printError }: CommandDeps,
  locale: Locale,
): Promise<boolean> {
  const words = readingCommandTexts(locale);
  const line = (cells: readonly string[]) => `${csvLine(cells, ";").trimEnd()}\r\n`;
  const at = (instant: Date | null) => instant?.toISOString() ?? "";
  const lines = shown.map((one) =>
    line([
      one.reference,
      one.title,
      String(one.version),
      readingDemands.label(one.demand, locale),
      one.personReference,
      one.name,
      one.deadline === null ? "" : shortDay(one.deadline),
      at(one.openedAt),
      at(one.readAt),
      at(one.confirmedAt),
      isLateOn(one, today) ? words.yes : words.no,
    ]),
  );
  try {
    const text = `\ufeff${line(Object.values(words.columns))}${lines.join("")}`;
    // Never over something, and for this user alone.
    await writeFile(file, text, { flag: "wx", mode: 0o600 });
    print(words.written(file));
    return true;
  } catch (error) {
    const { code = "" } = error as { code?: string };
    printError(code === "EEXIST" ? words.fileExists(file) : words.notWritable(file, code));
    return false;
  }
}
