import { ConfigProblem } from "./config.ts";
import { EmbeddedProblem } from "./db/embedded/problems.ts";
import { DatabaseProblem } from "./db/openDatabase.ts";
import { FileStoreAway } from "./files/storeProblems.ts";
import { ListenProblem } from "./portal.ts";

/** Gives the one sentence of a problem that the person who starts the portal can mend, or null for a bug. */
export function startProblem(error: unknown): string | null {
  const known = [ConfigProblem, EmbeddedProblem, DatabaseProblem, FileStoreAway, ListenProblem];
  return known.some((kind) => error instanceof kind) ? (error as Error).message : null;
}
