import {
  babysitterContractsFile,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/contracts/contracts.files";
import { interventionImportActs } from "@ribambelle/domain/interventions/intervention.acts";
import {
  type ImportedIntervention,
  interventionsFile,
} from "@ribambelle/domain/interventions/interventions.file";
import { fileImporter, type Kept, type LinesToSave } from "../../importing/fileImporter.ts";
import { listContractOwners } from "../contracts/index.ts";
import { peopleNamed } from "../people/index.ts";
import { importInterventions } from "./interventions.import.ts";

/** The interventions of an import. */
export const interventionsImporters = [
  fileImporter(interventionsFile, {
    after: [parentContractsFile, houseworkContractsFile, babysitterContractsFile],
    act: interventionImportActs.interventionsImported,
    batchSize: 1_000,
    keep: keepInterventions,
  }),
];

async function keepInterventions({
  db,
  lines,
  present,
  circumstances,
}: LinesToSave<ImportedIntervention>): Promise<Kept> {
  const references = lines.flatMap(({ row }) => [row.parentReference, row.babysitterReference ?? []].flat());
  const named = lines.flatMap(({ row }) => row.contractReference ?? []);
  return importInterventions(db, {
    lines,
    present,
    people: await peopleNamed(db, references),
    contracts: named.length === 0 ? [] : await listContractOwners(db, [...new Set(named)]),
    ...circumstances,
  });
}
