import {
  getContactCards,
  getMyAdministrativeContacts,
  getMyHrContact,
  getMyReferent,
} from "@ribambelle/domain/contacts/contact.api";
import { queryOf } from "../../client/queryOf.ts";

/** The parent's sales representative and account manager. */
export const parentContactsQuery = queryOf(getMyAdministrativeContacts);

/** The babysitter's referent. */
export const referentQuery = queryOf(getMyReferent);

/** The babysitter's HR contact. */
export const hrContactQuery = queryOf(getMyHrContact);

/** The cards that are the same for every babysitter. */
export const cardsQuery = queryOf(getContactCards);
