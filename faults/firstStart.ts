import { makeFolder, removeFolder } from "@ribambelle/processes/folders";
import { startPortal, untilReady } from "@ribambelle/processes/portal";
import type { TestProject } from "vitest/node";

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
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeFolder();
  const begun = performance.now();
  const portal = await untilReady(startPortal({ settings: { DATA_FOLDER: folder } }));
  const ms = performance.now() - begun;
  await portal.stop();
  project.provide("firstStart", { folder, ms });
  return () => removeFolder(folder);
}
