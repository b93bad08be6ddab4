import { readFile } from "node:fs/promises";
import { idPattern } from "@ribambelle/domain/kernel/ids/id";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Difference } from "@ribambelle/domain/surveys/configuration/difference";
import { configurationProblemText } from "@ribambelle/domain/surveys/configuration/problemText";
import {
  configurationLimits,
  readConfiguration,
} from "@ribambelle/domain/surveys/configuration/readConfiguration";
import { writeConfiguration } from "@ribambelle/domain/surveys/configuration/writeConfiguration";
import { momentText } from "../../../mail/moment.ts";
import type { Command, CommandDeps } from "../../../terminal/command.ts";
import { fromWhereTheyAre, readOptions } from "../../../terminal/options.ts";
import { byCommand } from "../../audit/index.ts";
import { loadConfiguration } from "../configurations.actions.ts";
import { findConfiguration, listConfigurations, type SurveyType } from "../configurations.store.ts";
import { surveyCommandTexts } from "./surveys.texts.ts";

/** `npm run surveys -- list | show | load` (docs/operations.md): 0 done, 1 could not run or refused the file. */
export const surveysCommand: Command = async (args, deps) => {
  const {
    options,
    words: given,
    locale,
    mistakes,
  } = readOptions(args, { type: "string", "dry-run": "boolean" });
  const words = surveyCommandTexts(locale);
  const [act, ...more] = given;
  const type = options.type === undefined ? null : typeOf(options.type);
  const isDryRun = options["dry-run"] === true;
  const wrong = [...mistakes, ...(options.type !== undefined && type === null ? ["--type"] : [])];
  if (wrong[0] !== undefined) {
    deps.printError(`${words.unknownOption(wrong[0])} ${words.usage}`);
    return 1;
  }
  const [file, ...others] = more;
  const isPlain = type === null && !isDryRun;
  if (act === "load" && file !== undefined && others.length === 0)
    return load(deps, fromWhereTheyAre(file), { type, isDryRun, locale });
  if (act === "list" && more.length === 0 && isPlain) return list(deps, locale);
  const shown = typeOf(more[0]);
  if (act === "show" && shown !== null && more.length <= 2 && isPlain)
    return show(deps, shown, more[1], locale);
  deps.printError(words.usage);
  return 1;
};

const typeOf = (given: unknown): SurveyType | null => (given === "1" ? 1 : given === "2" ? 2 : null);

interface LoadOptions {
  readonly type: SurveyType | null;
  readonly isDryRun: boolean;
  readonly locale: Locale;
}

async function load(
  { connection, now, print, printError }: CommandDeps,
  file: string,
  { type, isDryRun, locale }: LoadOptions,
): Promise<number> {
  const words = surveyCommandTexts(locale);
  let text: string;
  try {
    const content = await readFile(file);
    // One byte beyond is enough to know.
    text = content.subarray(0, configurationLimits.bytes + 1).toString("utf8");
  } catch (error) {
    printError(words.unreadable(file, (error as { code?: string }).code ?? ""));
    return 1;
  }
  const reading = readConfiguration(text);
  if (!reading.ok) {
    for (const problem of reading.problems) printError(configurationProblemText(problem, locale));
    printError(words.refused(reading.problems.length));
    return 1;
  }
  const { surveyType: told, survey } = reading.configuration;
  const surveyType = type ?? told;
  if (surveyType === null || (told !== null && told !== surveyType)) {
    printError(surveyType === null ? words.noType : words.otherType(String(told)));
    return 1;
  }
  const deps = { connection, now: () => now };
  const loaded = await loadConfiguration(deps, byCommand, { surveyType, survey }, { isDryRun });
  if (loaded.isNew) for (const line of differenceLines(loaded.differences, locale)) print(line);
  const said = !loaded.isNew ? words.same : isDryRun ? words.would : words.loaded;
  print(said(surveyType, loaded.version));
  return 0;
}

function differenceLines(differences: readonly Difference[], locale: Locale): string[] {
  const words = surveyCommandTexts(locale);
  if (differences.length === 0) return [words.onlyLayout];
  return differences.map(({ id, text, change, what }) =>
    change === "changed"
      ? words.changed(id, text, what.map((one) => words.what[one]).join(", "))
      : words[change](id, text),
  );
}

async function list({ connection: { db }, print }: CommandDeps, locale: Locale): Promise<number> {
  const words = surveyCommandTexts(locale);
  const all = await listConfigurations(db);
  if (all.length === 0) print(words.none);
  for (const { surveyType, version, loadedAt, begun, finished } of all)
    print(words.line(surveyType, version, momentText(loadedAt, locale), begun, finished));
  return 0;
}

async function show(
  { connection: { db }, print, printError }: CommandDeps,
  surveyType: SurveyType,
  version: string | undefined,
  locale: Locale,
): Promise<number> {
  const isNumber = version === undefined || idPattern.test(version);
  const found = isNumber
    ? await findConfiguration(db, surveyType, version === undefined ? null : Number(version))
    : null;
  if (!found) {
    printError(surveyCommandTexts(locale).unknownVersion);
    return 1;
  }
  print(writeConfiguration(surveyType, found.survey));
  return 0;
}
