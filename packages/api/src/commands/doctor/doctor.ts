import type { Config } from "../../config.ts";
import type { Connection } from "../../db/connection/connect.ts";
import { readConfig } from "../../readConfig.ts";
import { startProblem } from "../../startProblem.ts";
import type { BareCommand, BareDeps } from "../../terminal/command.ts";
import { readOptions } from "../../terminal/options.ts";
import { type DoctorWords, doctorTexts } from "./doctor.texts.ts";
import { broken, type Finding } from "./finding.ts";
import { lookAtDatabase } from "./lookAtDatabase.store.ts";
import { lookAtFiles } from "./lookAtFiles.ts";
import { lookAtMail } from "./lookAtMail.ts";
import { lookAtSettings } from "./lookAtSettings.ts";
import { lookAtWork } from "./lookAtWork.store.ts";

/**
 * `npm run doctor` (docs/operations.md): what is configured, reachable, old or risky, on one page, without changing anything.
 * 0: all is well; 2: something is risky or to be mended; 1: it could not run.
 */
export const doctorCommand: BareCommand = async (args, deps) => {
  const { locale, mistake } = readArguments(args);
  const words = doctorTexts(locale);
  if (mistake !== undefined) {
    deps.printError(`${words.unknownOption(mistake)} ${words.usage}`);
    return 1;
  }
  const found = await examine(readConfig(process.env), deps);
  for (const [part, findings] of found) {
    deps.print(words.parts[part]);
    for (const { level, say } of findings) deps.print(`  ${words.levels[level].padEnd(8)}  ${say(words)}`);
  }
  const count = (level: Finding["level"]) =>
    found.flatMap(([, findings]) => findings).filter((finding) => finding.level === level).length;
  deps.print(words.verdict(count("broken"), count("risky")));
  return count("broken") + count("risky") > 0 ? 2 : 0;
};

type Part = keyof DoctorWords["parts"];

/** Looks at everything; what cannot be reached is a finding, never an error. */
export async function examine(
  config: Config,
  { openDatabase, fileStore }: Pick<BareDeps, "openDatabase" | "fileStore">,
  clock = () => new Date(),
): Promise<[Part, Finding[]][]> {
  const [files, mail, opened] = await Promise.all([
    lookAtFiles(config, fileStore),
    lookAtMail(config),
    openDatabase().catch((error: unknown) => error as Error),
  ]);
  const isOpen = !(opened instanceof Error);
  return [
    ["configuration", lookAtSettings(config)],
    ["database", isOpen ? await seen(lookAtDatabase(opened, config, clock)) : [away(opened)]],
    ["files", files],
    ["mail", mail],
    ["work", isOpen ? await seen(lookAtWork(opened as Connection, config)) : []],
  ];
}

// Tables that are not there yet, or a database that goes away meanwhile.
const seen = (looking: Promise<Finding[]>) => looking.catch((error: unknown) => [away(error as Error)]);

const away = (error: Error) => broken((words) => words.databaseAway(startProblem(error) ?? error.message));

function readArguments(args: readonly string[]) {
  const { locale, mistakes, words } = readOptions(args);
  return { locale, mistake: [...mistakes, ...words][0] };
}
