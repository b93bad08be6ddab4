import { agencyPeopleActs } from "@ribambelle/domain/agencyPeople/agencyPeople.acts";
import { agencyPeopleNotices } from "@ribambelle/domain/agencyPeople/agencyPeople.notices";
import { agencyPeopleReference } from "@ribambelle/domain/agencyPeople/agencyPeople.reference";
import type { Feature } from "../../feature.ts";
import { agencyPeoplePersonal } from "./agencyPeople.personal.ts";
import { agencyPeopleRoutes } from "./agencyPeople.routes.ts";
import { invitationsUnanswered } from "./list/invitations.tiles.store.ts";

export { type FoundByText, findPeople, foundIds, nobody } from "./search/search.store.ts";
export { typedOf } from "./search/typedOf.ts";

/** Families and babysitters as the agency sees them. */
export const agencyPeople: Feature = {
  acts: [agencyPeopleActs],
  routes: agencyPeopleRoutes,
  reference: agencyPeopleReference,
  notices: agencyPeopleNotices,
  personal: agencyPeoplePersonal,
  tiles: invitationsUnanswered,
  demonstration: async () => (await import("./notes.demonstration.ts")).notesDemonstration,
};
