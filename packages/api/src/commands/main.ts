import { type Config, readConfig } from "../config.ts";
import { noTimeLimits } from "../db/connection/timeLimits.ts";
import { type OpenDatabase, openDatabase, withoutPooler } from "../db/openDatabase.ts";
import { fileStoreOf, makeLog, prepareDatabase } from "../portal.ts";
import { startProblem } from "../startProblem.ts";
import type { BareCommand, Command } from "./command.ts";

const commands: Readonly<Record<string, (config: Config) => Promise<BareCommand>>> = {
  import: async (config) => onUpToDateTables((await import("./import/import.ts")).importCommand(config)),
  invite: async () => onUpToDateTables((await import("./invite/invite.ts")).inviteCommand),
  letters: async () => onUpToDateTables((await import("./letters/letters.ts")).lettersCommand),
  campaign: async () => onUpToDateTables((await import("./campaign/campaign.ts")).campaignCommand),
  export: async () => onUpToDateTables((await import("./export/export.ts")).exportCommand),
  photos: async () => onUpToDateTables((await import("./photos/photos.ts")).photosCommand),
  payslips: async () => onUpToDateTables((await import("./payslips/payslips.ts")).payslipsCommand),
  demonstration: async () =>
    onUpToDateTables((await import("./demonstration/demonstration.ts")).demonstrationCommand),
  doctor: async () => (await import("./doctor/doctor.ts")).doctorCommand,
  "second-factor": async () =>
    onUpToDateTables((await import("./secondFactor/secondFactor.ts")).secondFactorCommand),
  staff: async () => onUpToDateTables((await import("./staff/staff.ts")).staffCommand),
  surveys: async () => onUpToDateTables((await import("./surveys/surveys.ts")).surveysCommand),
  readings: async () => onUpToDateTables((await import("./readings/readings.ts")).readingsCommand),
  backup: async () => (await import("./backup/backup.ts")).backupCommand,
  files: async () => (await import("./files/files.ts")).filesCommand,
  restore: async () => (await import("./backup/restore.ts")).restoreCommand,
};

const onUpToDateTables =
  (command: Command): BareCommand =>
  async (args, { openDatabase, changeTables, log, ...needs }) => {
    const connection = await openDatabase();
    await prepareDatabase({ changeTables }, log);
    return command(args, { ...needs, connection });
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
