import { ConfigProblem } from "./config.ts";
import { isAbsentDatabase } from "./db/absentDatabase.ts";
import { EmbeddedProblem } from "./db/embedded/problems.ts";
import { DatabaseProblem } from "./db/openDatabase.ts";
import { FileStoreAway } from "./files/storeProblems.ts";
import { ListenProblem } from "./portal.ts";

/** Gives the one sentence of a problem that the person who starts the portal can mend, or null for a bug. */
export function startProblem(error: unknown): string | null {
  const known = [ConfigProblem, EmbeddedProblem, DatabaseProblem, FileStoreAway, ListenProblem];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  return isAbsentDatabase(error) ? absentDatabase(error as Error & { code?: string }) : null;
}

const absentDatabase = ({ code, message }: Error & { code?: string }) =>
  `The database went away before the end (${code ?? message.replace(/\.$/, "")}): start again once it answers; what was already kept stays kept.`;
