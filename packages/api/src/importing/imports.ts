import type { ConstraintRefusals } from "../acting/constraints.ts";
import type { FileImporter, FileJoiner, UnderContract } from "./fileImporter.ts";

/** All that an import knows of the features: their files, who takes part in them, what breaking a constraint means. */
export interface Imports {
  /** In the order in which they depend on each other. */
  readonly importers: readonly FileImporter[];
  readonly joiners: readonly FileJoiner[];
  readonly constraints: ConstraintRefusals;
  /** What all features do for babysitters whose contract begins to count. */
  readonly underContract: UnderContract;
}

/** Puts files after those that they, or who takes part in them, come after, and otherwise leaves them in their order. */
export function inOrder(importers: readonly FileImporter[], joiners: readonly FileJoiner[]): FileImporter[] {
  const placed: FileImporter[] = [];
  const place = (importer: FileImporter, on: readonly FileImporter[]): void => {
    if (placed.includes(importer)) return;
    if (on.includes(importer)) throw new Error(`${importer.file.name} comes after itself`);
    const joined = joiners.filter(({ file }) => file.name === importer.file.name);
    const first = new Set([importer, ...joined].flatMap(({ after }) => after.map(({ name }) => name)));
    for (const before of importers.filter(({ file }) => first.has(file.name)))
      place(before, [...on, importer]);
    placed.push(importer);
  };
  for (const importer of importers) place(importer, []);
  return placed;
}
