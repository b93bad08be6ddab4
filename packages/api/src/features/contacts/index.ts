import { contactsReference } from "@ribambelle/domain/contacts/contact.reference";
import type { Feature } from "../../feature.ts";
import { contactsJoiners } from "./contacts.joiners.ts";
import { contactsPersonal } from "./contacts.personal.ts";
import { contactsRoutes } from "./contacts.routes.ts";

export { findSalesRepresentativeEmail } from "./contacts.store.ts";

export { handOverAssignments } from "./handOver.store.ts";

export const contacts: Feature = {
  routes: contactsRoutes,
  reference: contactsReference,
  joins: contactsJoiners,
  demonstration: async () => (await import("./contacts.demonstration.ts")).contactsDemonstration,
  personal: contactsPersonal,
};
