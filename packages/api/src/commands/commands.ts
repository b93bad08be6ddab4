import type { Config } from "../config.ts";
import { commands } from "../features.ts";
import { prepareDatabase } from "../portal.ts";
import type { BareCommand, Command } from "../terminal/command.ts";

type Fetched = (config: Config) => Promise<BareCommand>;

// The commands that are no feature's: they look after the whole.
const ownCommands: Readonly<Record<string, Fetched>> = {
  import: async (config) => onUpToDateTables((await import("./import/import.ts")).importCommand(config)),
  signatures: async (config) =>
    onUpToDateTables((await import("./signatures/signatures.ts")).signaturesCommand(config)),
  letters: async () => onUpToDateTables((await import("./letters/letters.ts")).lettersCommand),
  export: async () => onUpToDateTables((await import("./export/export.ts")).exportCommand),
  demonstration: async () =>
    onUpToDateTables((await import("./demonstration/demonstration.ts")).demonstrationCommand),
  doctor: async () => (await import("./doctor/doctor.ts")).doctorCommand,
  backup: async () => (await import("./backup/backup.ts")).backupCommand,
  files: async () => (await import("./files/files.ts")).filesCommand,
  restore: async () => (await import("./backup/restore.ts")).restoreCommand,
};

const ofFeatures: Readonly<Record<string, Fetched>> = Object.fromEntries(
  Object.entries(commands).map(([name, fetch]) => [
    name,
    async (config: Config) => onUpToDateTables(await fetch(config)),
  ]),
);

/** Every command of npm by its name, fetched when it is run. */
export const allCommands: ReadonlyMap<string, Fetched> = new Map([
  ...Object.entries(ownCommands),
  ...Object.entries(ofFeatures),
]);

function onUpToDateTables(command: Command): BareCommand {
  return async (args, { openDatabase, changeTables, log, ...deps }) => {
    const connection = await openDatabase();
    await prepareDatabase({ changeTables }, log);
    return command(args, { ...deps, connection });
  };
}
