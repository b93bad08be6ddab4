import type { Outcome } from "@ribambelle/domain/imports/problem";
import type { ImportedIntervention } from "@ribambelle/domain/interventions/interventions.file";
import { listContractOwners } from "../../contracts/index.ts";
import { listPeopleByReference } from "../../identity/index.ts";
import { importInterventions } from "../../interventions/index.ts";
import type { LinesToSave } from "./fileImporter.ts";
import { tellOfArrivals } from "./tellOfArrivals.ts";

/** Stores interventions, and tells those whom changes concern. */
export async function saveInterventions({
  db,
  lines,
  present,
  circumstances,
}: LinesToSave<ImportedIntervention>): Promise<Outcome[]> {
  const references = lines.flatMap(({ row }) => [row.parentReference, row.babysitterReference ?? []].flat());
  const people = await listPeopleByReference(db, [...new Set(references)]);
  const named = lines.flatMap(({ row }) => row.contractReference ?? []);
  const { outcomes, arrivals } = await importInterventions(db, {
    lines,
    present,
    people: new Map(people.map((person) => [person.reference, person])),
    contracts: named.length === 0 ? [] : await listContractOwners(db, [...new Set(named)]),
    ...circumstances,
  });
  await tellOfArrivals(db, arrivals, circumstances);
  return outcomes;
}
