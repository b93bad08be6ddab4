import type { Logger } from "pino";
import type { Connection } from "../db/connection/connect.ts";
import type { OpenDatabase } from "../db/openDatabase.ts";
import type { FileStore } from "../files/fileStore.ts";

/** What a command works with. */
export interface CommandDeps {
  readonly connection: Connection;
  readonly fileStore: FileStore;
  readonly now: Date;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** A command of npm: takes its arguments, gives the process's exit code. */
export type Command = (args: readonly string[], deps: CommandDeps) => Promise<number>;

/**
 * What a command works with that opens the database itself, without migrating it, or does not open it at all.
 */
export interface BareDeps extends Omit<CommandDeps, "connection"> {
  /** Opens the database; it is closed when the command has ended. */
  readonly openDatabase: () => Promise<Connection>;
  /** Runs work that changes the tables of the database that was opened. */
  readonly changeTables: OpenDatabase["changeTables"];
  readonly log: Logger;
}

export type BareCommand = (args: readonly string[], deps: BareDeps) => Promise<number>;
