import type { Connection } from "../db/connect.ts";
import type { FileStore } from "../files/fileStore.ts";

/** What a command works with. */
export interface CommandNeeds {
  readonly connection: Connection;
  readonly fileStore: FileStore;
  readonly now: Date;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** An act without a page: takes its arguments, gives the process's exit code. */
export type Command = (args: readonly string[], needs: CommandNeeds) => Promise<number>;
