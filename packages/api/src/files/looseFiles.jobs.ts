import * as z from "zod/mini";
import type { Connection, Db } from "../db/connection/connect.ts";
import { addDelayedJobs, addJob } from "../jobs/jobs.store.ts";
import type { Routine, Tasks } from "../jobs/runJobs.ts";
import type { FileStore } from "./fileStore.ts";
import { letGoOfFiles, sweepLooseFiles } from "./looseFiles.ts";

const removeTask = "files.remove";
const sweepTask = "files.sweep";
const removePayload = z.object({ keys: z.array(z.string()) });

// Longer than any `put` takes.
const oldMs = 3_600_000;

// Until a backup is asked again whether it has ended.
const pauseSeconds = 60;

/** Once an hour, files that a killed process left are removed. */
export const filesRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "37 * * * *" }];

interface Needs {
  readonly connection: Pick<Connection, "db">;
  readonly fileStore: FileStore;
  readonly now: () => Date;
}

/** The jobs about stored files. */
export function filesTasks({ connection: { db }, fileStore, now }: Needs): Tasks {
  const later = (task: string, key: string, payload: object) =>
    addDelayedJobs(db, task, [{ key: `${task} ${key}`, payload, seconds: pauseSeconds }]);
  return {
    [removeTask]: async (payload, { id }) => {
      const which = removePayload.parse(payload);
      if (!(await sweepLooseFiles(db, fileStore, which))) await later(removeTask, id, which);
    },
    [sweepTask]: async () => {
      await fileStore.removeAbandoned();
      const before = new Date(now().getTime() - oldMs);
      if (!(await sweepLooseFiles(db, fileStore, { before }))) await later(sweepTask, "later", {});
    },
  };
}

/** Marks files as loose in a transaction; a job removes them from the store once it is committed. */
export async function removeFilesSoon(transaction: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await letGoOfFiles(transaction, keys);
  await addJob(transaction, removeTask, { keys });
}
