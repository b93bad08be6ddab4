import { contactsReference } from "@ribambelle/domain/contacts/contact.reference";
import type { Feature } from "../../feature.ts";
import { contactsPersonal } from "./contacts.personal.ts";
import { contactsRoutes } from "./contacts.routes.ts";

export {
  judgeContacts,
  listMembersNotNamed,
  removeMembersUnder,
  saveContacts,
  saveMembers,
} from "./contacts.import.ts";

export { findSalesRepresentativeEmail } from "./contacts.store.ts";

export const contacts: Feature = {
  routes: contactsRoutes,
  reference: contactsReference,
  personal: contactsPersonal,
};
