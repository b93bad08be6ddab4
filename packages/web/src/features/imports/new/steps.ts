import type { Run } from "@ribambelle/domain/imports/runs/run";
import type { NewImportStep } from "@ribambelle/domain/imports/runs/runs.filters";

/** The change of an address that shows all lines again. */
export const ofLines = {
  fichier: undefined,
  issue: undefined,
  colonne: undefined,
  probleme: undefined,
  poids: undefined,
} as const;

/** Gives the step at which an import stands; one that is asked for is shown where it can be. */
export function stepOf(run: Run | null, asked: NewImportStep | undefined): NewImportStep {
  if (!run) return "deposer";
  const { state, runsAfter } = run;
  if (state === "running" || (state === "trying" && runsAfter)) return "importer";
  if (state === "trying") return "verifier";
  if (state === "preparing") return asked === "verifier" || run.problem ? "verifier" : "deposer";
  if (state === "tried") return asked ?? "verifier";
  if (state === "interrupted") return asked === "verifier" ? "verifier" : "importer";
  return "importer";
}

/** True where a step can be opened. */
export const isOpen = (step: NewImportStep, run: Run | null): boolean => stepOf(run, step) === step;
