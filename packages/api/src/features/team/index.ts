import { teamImportActs } from "@ribambelle/domain/team/team.acts";
import { teamReference } from "@ribambelle/domain/team/team.reference";
import type { Feature } from "../../feature.ts";
import { teamImporters } from "./team.importers.ts";
import { teamJoiners } from "./team.joiners.ts";
import { teamPersonal } from "./team.personal.ts";
import { teamRoutes } from "./team.routes.ts";

export {
  type Card,
  cardOfPerson,
  findCard,
  findCardOf,
  linkCards,
  saveCardOf,
  switchCardOff,
} from "./cards.store.ts";
export { listMemberRoles } from "./team.import.store.ts";

/** The people who work at the agency, accounts or not. */
export const team: Feature = {
  acts: [teamImportActs],
  imports: teamImporters,
  joins: teamJoiners,
  demonstration: async () => (await import("./team.demonstration.ts")).teamDemonstration,
  personal: teamPersonal,
  routes: teamRoutes,
  reference: teamReference,
};
