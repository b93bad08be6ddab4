import { globSync } from "node:fs";
import { join } from "node:path";
import type { ActTrials } from "./actTrial.ts";

const modules = await Promise.all(
  globSync("*Acts.ts", { cwd: import.meta.dirname }).map(
    (file): Promise<{ trials: ActTrials }> => import(join(import.meta.dirname, file)),
  ),
);

/** The trials of every feature, each with the path of its call. */
export const agencyTrials = modules.flatMap(({ trials }) => Object.entries(trials));

/** Those of them that do and note something. */
export const actingTrials = agencyTrials.flatMap(([path, trial]) =>
  "notes" in trial ? [[path, trial] as const] : [],
);
