import { EmbeddedProblem } from "@ribambelle/embedded-postgres";
import { refusedByConstraint } from "./acting/constraints.ts";
import { AgencyProblem } from "./agency/readAgency.ts";
import { ConfigProblem } from "./config.ts";
import { isAbsentDatabase } from "./db/connection/absentDatabase.ts";
import { DatabaseProblem, noConnectionLeft, tooManyConnections } from "./db/databaseProblem.ts";
import { SealProblem } from "./features/signatures/index.ts";
import { constraints } from "./features.ts";
import { FileStoreAway } from "./files/storeProblems.ts";
import { BuildProblem, ListenProblem } from "./portal.ts";
import { ProductionProblem } from "./production.ts";

/** Gives the one sentence of a problem that the person who starts the portal or a command can mend, or null for a bug. */
export function startProblem(error: unknown): string | null {
  const known = [
    ConfigProblem,
    AgencyProblem,
    EmbeddedProblem,
    DatabaseProblem,
    FileStoreAway,
    BuildProblem,
    ListenProblem,
    ProductionProblem,
    SealProblem,
  ];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  return databaseProblem(error as Problem);
}

interface Problem extends Error {
  readonly code?: string;
}

// Recognises an error of the database in the middle of the work, anywhere in its chain of causes.
function databaseProblem(error: Problem): string | null {
  if (error.code === "53100") return diskFull;
  if (error.code === tooManyConnections) return noConnectionLeft;
  if (isAbsentDatabase(error)) return absentDatabase(error);
  const refused = refusedByConstraint(error, constraints);
  if (refused) return refused.refusal.en;
  return error.cause ? databaseProblem(error.cause as Problem) : null;
}

const diskFull =
  "The disk that holds the database is full: free at least 100 MB there, then run the same again: what was kept stays kept.";

const absentDatabase = ({ code, message }: Problem) =>
  `The database went away before the end (${code ?? message.replace(/\.$/, "")}): start again once it answers; what was already kept stays kept.`;
