import { noTimeLimits } from "../db/connection/timeLimits.ts";
import { type OpenDatabase, openDatabase, withoutPooler } from "../db/openDatabase.ts";
import { fileStoreOf, makeLog } from "../portal.ts";
import { readConfig } from "../readConfig.ts";
import { startProblem } from "../startProblem.ts";
import { allCommands } from "./commands.ts";

/** Runs one command on the portal's database; gives the exit code. */
async function main([name = "", ...args]: string[]): Promise<number> {
  const find = allCommands.get(name);
  if (!find) {
    process.stderr.write(`Unknown command "${name}". Known: ${[...allCommands.keys()].join(", ")}.\n`);
    return 1;
  }
  const config = readConfig(process.env);
  const log = makeLog(config);
  const listeners = {
    onError: (error: Error) => log.warn({ err: error }, "database connection lost"),
    // A command prints its own report only.
    say: () => {},
  };
  let opening: Promise<OpenDatabase> | undefined;
  const open = () => {
    opening ??= openDatabase(withoutPooler(config), listeners, noTimeLimits);
    return opening;
  };
  try {
    return await (await find(config))(args, {
      openDatabase: async () => (await open()).connection,
      changeTables: async (act) => (await open()).changeTables(act),
      fileStore: await fileStoreOf(config),
      now: new Date(),
      log,
      print: (line) => void process.stdout.write(`${line}\n`),
      printError: (line) => void process.stderr.write(`${line}\n`),
    });
  } finally {
    await opening?.then(
      (database) => database.close(),
      () => {},
    );
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const sentence = startProblem(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
