import * as z from "zod/mini";
import type { Connection, Db } from "../db/connection/connect.ts";
import { addJob } from "../jobs/jobs.store.ts";
import type { Routine, Tasks } from "../jobs/runJobs.ts";
import type { FileStore } from "./fileStore.ts";
import { letGoOfFiles, sweepLooseFiles } from "./looseFiles.ts";

const removeTask = "files.remove";
const sweepTask = "files.sweep";
const removePayload = z.object({ keys: z.array(z.string()) });

// Longer than any `put` takes.
const oldMs = 3_600_000;

/** Once an hour, files that a killed process left are removed. */
export const filesRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "37 * * * *" }];

interface Needs {
  readonly connection: Pick<Connection, "db">;
  readonly fileStore: FileStore;
  readonly now: () => Date;
}

/** The jobs about stored files. */
export function filesTasks({ connection: { db }, fileStore, now }: Needs): Tasks {
  return {
    [removeTask]: async (payload) => sweepLooseFiles(db, fileStore, removePayload.parse(payload)),
    [sweepTask]: async () => {
      await fileStore.removeAbandoned();
      await sweepLooseFiles(db, fileStore, { before: new Date(now().getTime() - oldMs) });
    },
  };
}

/** Marks files as loose in a transaction; a job removes them from the store once it is committed. */
export async function removeFilesSoon(transaction: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await letGoOfFiles(transaction, keys);
  await addJob(transaction, removeTask, { keys });
}
