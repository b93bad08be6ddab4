import {
  type ImportedParentContract,
  parentContractsFile,
} from "@ribambelle/domain/contracts/contracts.files";
import type { LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import { fileJoiner, type LinesToSave } from "../../../importing/fileImporter.ts";
import { peopleNamed } from "../../people/index.ts";
import { type ContractPlacements, savePlacements } from "./placements.import.store.ts";

/** A line of childcare contracts says who works under it. */
export const placementsJoiner = fileJoiner(parentContractsFile, async (work) => {
  const { refused, placements } = await judgePlacements(work);
  return {
    refused,
    keep(outcomes) {
      const kept = new Set(outcomes.filter(({ done }) => done !== "refused").map(({ line }) => line));
      return savePlacements(
        work.db,
        placements.filter(({ line }) => kept.has(line)),
      );
    },
  };
});

interface JudgedPlacements {
  readonly refused: readonly Outcome[];
  readonly placements: readonly ContractPlacements[];
}

async function judgePlacements({
  db,
  lines,
  present,
}: LinesToSave<ImportedParentContract>): Promise<JudgedPlacements> {
  if (!present.has("babysitters")) return { refused: [], placements: [] };
  const people = await peopleNamed(
    db,
    lines.flatMap(({ row }) => row.babysitters),
  );
  const problemOf = (references: readonly string[]): LineProblem | undefined => {
    const column = "babysitters";
    if (references.some((reference) => !people.has(reference))) return { column, code: "unknown-person" };
    const others = references.filter((reference) => people.get(reference)?.role !== "BabySitter");
    return others.length > 0 ? { column, code: "wrong-role" } : undefined;
  };
  const judged = lines.map((one) => ({ one, problem: problemOf(one.row.babysitters) }));
  const fit = judged.flatMap(({ one, problem }) => (problem ? [] : [one]));
  return {
    refused: judged.flatMap(({ one: { line }, problem }) =>
      problem ? [{ line, done: "refused" as const, problem }] : [],
    ),
    placements: fit.map(({ line, row: { reference, babysitters } }) => ({
      line,
      reference,
      babysitterIds: babysitters.flatMap((each) => {
        const person = people.get(each);
        return person && !person.isDeactivated ? [person.personId] : [];
      }),
    })),
  };
}
