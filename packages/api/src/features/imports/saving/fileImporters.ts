import { campaignsFile } from "@ribambelle/domain/imports/campaigns.file";
import {
  babysitterContractsFile,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/imports/contracts.files";
import { documentsFile } from "@ribambelle/domain/imports/documents.file";
import { peopleFile } from "@ribambelle/domain/imports/people.file";
import type { Outcome } from "@ribambelle/domain/imports/problem";
import { teamFile } from "@ribambelle/domain/imports/team.file";
import { interventionsFile } from "@ribambelle/domain/interventions/interventions.file";
import type { Role } from "@ribambelle/domain/kernel/role";
import { byCommand } from "../../audit/index.ts";
import { saveMembers } from "../../contacts/index.ts";
import { type ContractKind, importContracts, type OwnedLine } from "../../contracts/index.ts";
import { withdrawDocuments } from "../../documents/index.ts";
import { importCampaigns } from "../../renewals/index.ts";
import { fileImporter, type LinesToSave } from "./fileImporter.ts";
import { tellOfContractsToSign } from "./importNotices.ts";
import { findNamedPeople } from "./namedPeople.ts";
import { judgePlacements, keepPlacements } from "./placements.ts";
import { saveDocuments } from "./saveDocuments.ts";
import { saveInterventions } from "./saveInterventions.ts";
import { savePeople } from "./savePeople.ts";

/** The files of an import, in the order in which they depend on each other. */
export const fileImporters = [
  fileImporter(teamFile, {
    action: "imports.team-imported",
    batchSize: 1_000,
    keep: ({ db, lines, present }) => saveMembers(db, lines, present),
  }),
  fileImporter(peopleFile, {
    action: "imports.people-imported",
    batchSize: 1_000,
    keep: savePeople,
  }),
  fileImporter(parentContractsFile, {
    action: "imports.parent-contracts-imported",
    batchSize: 1_000,
    keep: async (work) => {
      const judged = await judgePlacements(work);
      const outcomes = await keepContracts("parent", "Parent", { ...work, lines: judged.fit });
      return [...(await keepPlacements(work.db, judged, outcomes)), ...judged.refused];
    },
  }),
  fileImporter(houseworkContractsFile, {
    action: "imports.housework-contracts-imported",
    batchSize: 1_000,
    keep: (work) => keepContracts("housework", "Parent", work),
  }),
  fileImporter(babysitterContractsFile, {
    action: "imports.babysitter-contracts-imported",
    batchSize: 1_000,
    keep: (work) => keepContracts("babysitter", "BabySitter", work),
  }),
  fileImporter(documentsFile, { action: "imports.documents-imported", batchSize: 100, keep: saveDocuments }),
  fileImporter(interventionsFile, {
    action: "imports.interventions-imported",
    batchSize: 1_000,
    keep: saveInterventions,
  }),
  fileImporter(campaignsFile, {
    action: "imports.campaigns-imported",
    batchSize: 100,
    keep: ({ db, lines, present }) => importCampaigns(db, lines, present),
  }),
];

async function keepContracts<Kind extends ContractKind>(
  kind: Kind,
  role: Role,
  { db, lines, present, files, circumstances }: LinesToSave<OwnedLine<Kind>["row"]>,
): Promise<Outcome[]> {
  const { found, refused } = await findNamedPeople(db, lines, [role]);
  const { outcomes, left, toSign } = await importContracts(db, byCommand, kind, found, present);
  await tellOfContractsToSign(db, kind, toSign, circumstances);
  await withdrawDocuments(db, files, left);
  return [...outcomes, ...refused];
}
