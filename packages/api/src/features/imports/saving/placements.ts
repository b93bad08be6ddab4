import type { ImportedParentContract } from "@ribambelle/domain/imports/contracts.files";
import type { Line, LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import type { Db } from "../../../db/connection/connect.ts";
import { listPeopleByReference } from "../../identity/index.ts";
import { type ContractPlacements, savePlacements } from "../../renewals/index.ts";
import type { LinesToSave } from "./fileImporter.ts";

/** What lines of guard contracts say of who works under them. */
export interface JudgedPlacements {
  readonly fit: readonly Line<ImportedParentContract>[];
  readonly refused: readonly Outcome[];
  readonly placements: readonly ContractPlacements[];
}

/** Judges whom lines of guard contracts name as working under them; nothing is stored. */
export async function judgePlacements({
  db,
  lines,
  present,
}: LinesToSave<ImportedParentContract>): Promise<JudgedPlacements> {
  if (!present.has("babysitters")) return { fit: lines, refused: [], placements: [] };
  const named = [...new Set(lines.flatMap(({ row }) => row.babysitters))];
  const people = new Map(
    (await listPeopleByReference(db, named)).map((person) => [person.reference, person]),
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
    fit,
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

/** Stores who works under the contracts of the lines that were kept; gives what became of each line, that included. */
export async function keepPlacements(
  db: Db,
  { placements }: JudgedPlacements,
  outcomes: readonly Outcome[],
): Promise<Outcome[]> {
  const kept = new Set(outcomes.filter(({ done }) => done !== "refused").map(({ line }) => line));
  const changed = await savePlacements(
    db,
    placements.filter(({ line }) => kept.has(line)),
  );
  return outcomes.map((outcome) =>
    outcome.done === "unchanged" && changed.has(outcome.line) ? { ...outcome, done: "updated" } : outcome,
  );
}
