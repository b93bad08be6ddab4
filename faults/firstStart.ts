import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { beginPortal, untilReady } from "./portal.ts";

/** A data folder that a portal was started on once, with the demonstration, and how long that took. */
export interface FirstStart {
  readonly folder: string;
  readonly ms: number;
}

declare module "vitest" {
  interface ProvidedContext {
    firstStart: FirstStart;
  }
}

/** Makes one data folder for the run, which tests copy: a third of the time of a first start. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "ribambelle-fault-")));
  // As root the database runs as another user, who must be able to pass through.
  chmodSync(folder, 0o755);
  const begun = performance.now();
  const portal = await untilReady(beginPortal({ settings: { DATA_FOLDER: folder } }));
  const ms = performance.now() - begun;
  await portal.stop();
  project.provide("firstStart", { folder, ms });
  return () => rmSync(folder, { recursive: true, force: true });
}
