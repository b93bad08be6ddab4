import { teamImportActs } from "@ribambelle/domain/team/team.acts";
import type { Feature } from "../../feature.ts";
import { teamImporters } from "./team.importers.ts";
import { teamPersonal } from "./team.personal.ts";

export { listMemberRoles } from "./team.import.store.ts";

/** The people who work at the agency, accounts or not. */
export const team: Feature = {
  acts: [teamImportActs],
  imports: teamImporters,
  demonstration: async () => (await import("./team.demonstration.ts")).teamDemonstration,
  personal: teamPersonal,
};
