import { randomBytes } from "node:crypto";
import type { Run, RunCounts } from "@ribambelle/domain/imports/runs/run";
import { runActs } from "@ribambelle/domain/imports/runs/runs.acts";
import { doOnce, type Once } from "../../../acting/once/once.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { removeFilesSoon } from "../../../files/looseFiles.jobs.ts";
import { addJob } from "../../../jobs/jobs.store.ts";
import { audit, type By } from "../../audit/index.ts";
import { removeLines } from "../runs/recording.store.ts";
import { sumOf } from "../runs/runs.views.ts";
import * as store from "./byPage.store.ts";
import { heldRun, partOf } from "./heldRun.ts";

/** The job that looks at an import, and does it. */
export const workTask = "imports.work";

interface Asked {
  readonly by: By;
  readonly now: Date;
}
const nobody = { personId: null };

/** Begins an import by page, once however often it is asked for. */
export async function createRun(db: Db, { by, now, once }: Asked & { readonly once: Once }) {
  return db.transaction().execute((transaction) =>
    doOnce(transaction, once, now, async () => {
      const importId = randomBytes(16).toString("base64url");
      await store.insertRun(transaction, importId, by.actorId, now);
      await audit(transaction, partOf(by, importId), runActs.created(nobody));
      return { importId };
    }),
  );
}

interface AskedOf extends Asked {
  readonly importId: string;
}
interface AskedToRun extends AskedOf {
  readonly options: Run["options"];
  readonly once: Once;
}

/** Has a job look at what an import would do (IMPORTS-05). */
export async function askTry(db: Db, { importId, options, by, now, once }: AskedToRun): Promise<object> {
  return db.transaction().execute((transaction) =>
    doOnce(transaction, once, now, async () => {
      await heldRun(transaction, importId, "try", now);
      await store.setPreparing(transaction, importId);
      await store.setAsked(transaction, importId, { runsAfter: false, options });
      await addJob(transaction, workTask, { importId });
      await audit(transaction, partOf(by, importId), runActs.tried(nobody));
      return {};
    }),
  );
}

/** Has a job do an import that was tried: it looks again first (IMPORTS-08, IMPORTS-10). */
export async function askRun(db: Db, { importId, options, by, now, once }: AskedToRun): Promise<object> {
  return db.transaction().execute((transaction) =>
    doOnce(transaction, once, now, async () => {
      const { counts } = await heldRun(transaction, importId, "run", now);
      await store.setAsked(transaction, importId, { runsAfter: true, options });
      await addJob(transaction, workTask, { importId });
      const changes: { counts: RunCounts } = { counts: sumOf(counts) };
      await audit(transaction, partOf(by, importId), runActs.run({ ...nobody, changes }));
      return {};
    }),
  );
}

/** Has an import end after its present batch. */
export async function askStop(db: Db, { importId, by, now }: AskedOf): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await heldRun(transaction, importId, "stop", now);
    await store.setStopping(transaction, importId);
    await audit(transaction, partOf(by, importId), runActs.stopped(nobody));
  });
}

/** Throws an import away, with its files and what a try found of them. */
export async function abandonRun(db: Db, { importId, by, now }: AskedOf): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await heldRun(transaction, importId, "abandon", now);
    await store.setAbandoned(transaction, importId, now);
    await removeLines(transaction, importId);
    await removeFilesSoon(transaction, await store.letGoOfRunFiles(transaction, importId));
    await audit(transaction, partOf(by, importId), runActs.abandoned(nobody));
  });
}
