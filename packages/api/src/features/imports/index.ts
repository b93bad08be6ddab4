import { runActs } from "@ribambelle/domain/imports/runs/runs.acts";
import { importingReference, runsReference } from "@ribambelle/domain/imports/runs/runs.reference";
import type { Feature } from "../../feature.ts";
import { byPageRoutes } from "./byPage/byPage.routes.ts";
import { importsSettings } from "./imports.settings.ts";
import { runRoutines, runTasks } from "./runs/runs.jobs.ts";
import { runsPersonal } from "./runs/runs.personal.ts";
import { runRoutes } from "./runs/runs.routes.ts";
import { runTiles } from "./runs/runs.tiles.store.ts";

export type { AbsentOfFile } from "./absences/absencesFile.ts";
export { ImportImpossible } from "./importImpossible.ts";
export type { Progress, Warning } from "./importRequest.ts";
export { type FullAbsences, type ImportResult, importFolder } from "./imports.actions.ts";
export { openReport, type Report } from "./report/report.ts";
export { csvLine } from "./report/reportText.ts";
export { findChangesOf } from "./runs/changesOf.store.ts";
export { openRecording } from "./runs/recording.ts";
export type { FileCounts } from "./saving/importOneFile.ts";

/** Imports by page, and what all imports did, as the agency reads it. */
export const importRuns: Feature = {
  routes: (router, deps) => {
    runRoutes(router, deps);
    byPageRoutes(router, deps);
  },
  reference: [runsReference, importingReference],
  acts: [runActs],
  settings: importsSettings,
  tiles: runTiles,
  personal: runsPersonal,
  jobs: { tasks: runTasks, routines: runRoutines },
  demonstration: async () => (await import("./demonstration/imports.demonstration.ts")).importsDemonstration,
};
