import type { Feature } from "../../feature.ts";
import { teamImporters } from "./team.importers.ts";
import { teamPersonal } from "./team.personal.ts";

export { listMemberRoles } from "./team.import.store.ts";

/** The people who work at the agency, accounts or not. */
export const team: Feature = {
  imports: teamImporters,
  personal: teamPersonal,
};
