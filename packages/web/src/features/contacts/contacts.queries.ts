import {
  getContactCards,
  getMyAdministrativeContacts,
  getMyHrContact,
  getMyReferent,
} from "@ribambelle/domain/contacts/contact.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";

/** The parent's sales representative and account manager. */
export const parentContactsQuery = queryOptions({
  queryKey: ["contacts", "parent"],
  queryFn: () => call(getMyAdministrativeContacts),
});

/** The babysitter's referent. */
export const referentQuery = queryOptions({
  queryKey: ["contacts", "referent"],
  queryFn: () => call(getMyReferent),
});

/** The babysitter's HR contact. */
export const hrContactQuery = queryOptions({
  queryKey: ["contacts", "hr"],
  queryFn: () => call(getMyHrContact),
});

/** The cards that are the same for every babysitter. */
export const cardsQuery = queryOptions({
  queryKey: ["contacts", "cards"],
  queryFn: () => call(getContactCards),
});
