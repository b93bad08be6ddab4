import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { sweepLooseFiles } from "../documents/index.ts";
import { whileNobodyImports } from "./session.store.ts";

const sweepTask = "imports.sweep-files";

/** Once an hour, files that an import left when it was killed are removed. */
export const importsRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "37 * * * *" }];

/** The imports feature's own jobs. */
export function importsTasks({ connection, fileStore }: Deps): Tasks {
  return {
    // While an import runs, a file that nobody names may be about to be.
    [sweepTask]: async () =>
      void (await whileNobodyImports(connection, (db) => sweepLooseFiles(db, fileStore))),
  };
}
