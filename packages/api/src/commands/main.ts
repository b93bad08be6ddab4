import { readConfig } from "../config.ts";
import { openDatabase } from "../db/openDatabase.ts";
import { fileStoreOf, makeLog, prepareDatabase } from "../portal.ts";
import { startProblem } from "../startProblem.ts";
import type { Command } from "./command.ts";

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  import: async () => (await import("./import.ts")).importCommand,
  invite: async () => (await import("./invite.ts")).inviteCommand,
  letters: async () => (await import("./letters.ts")).lettersCommand,
};

/** Runs one command on the portal's database; gives the exit code. */
async function main([name = "", ...args]: string[]): Promise<number> {
  const find = commands[name];
  if (!find) {
    process.stderr.write(`Unknown command "${name}". Known: ${Object.keys(commands).join(", ")}.\n`);
    return 1;
  }
  const config = readConfig(process.env);
  const log = makeLog(config);
  const database = await openDatabase(config, {
    onError: (error) => log.warn({ err: error }, "database connection lost"),
    // What a command prints is its own report.
    say: () => {},
  });
  try {
    await prepareDatabase(database, log);
    return await (await find())(args, {
      connection: database.connection,
      fileStore: await fileStoreOf(config),
      now: new Date(),
      print: (line) => void process.stdout.write(`${line}\n`),
      printError: (line) => void process.stderr.write(`${line}\n`),
    });
  } finally {
    await database.close();
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
