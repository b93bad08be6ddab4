import type { ParentContacts } from "@ribambelle/domain/contacts/contact";
import {
  getContactCards,
  getMyAdministrativeContacts,
  getMyHrContact,
  getMyReferent,
} from "@ribambelle/domain/contacts/contact.api";
import { isStillReferent } from "@ribambelle/domain/contacts/contact.rules";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Deps } from "../../deps.ts";
import { type Router, serve } from "../../http/serve.ts";
import { contactCards } from "./contactCards.ts";
import { findHrContact, findParentContacts, findReferent } from "./contacts.store.ts";

const nobodyForParent: ParentContacts = {
  salesRepresentativeName: null,
  salesRepresentativePhone: null,
  salesRepresentativeEmail: null,
  salesRepresentativeCivility: null,
  managerName: null,
  managerPhone: null,
  managerEmail: null,
  managerCivility: null,
};

export function contactsRoutes(router: Router, { connection, agency, now }: Deps): void {
  const lane = connection.sharedReads;
  serve(
    router,
    getMyAdministrativeContacts,
    async ({ actor }) => (await findParentContacts(lane, actor.personId)) ?? nobodyForParent,
  );
  serve(router, getMyReferent, async ({ actor }) => {
    const found = await findReferent(lane, actor.personId);
    const isShown = found?.referent && isStillReferent(found.referent.periods, dayAt(now()));
    return isShown ? found : { referentId: null, referent: null };
  });
  serve(
    router,
    getMyHrContact,
    async ({ actor }) =>
      (await findHrContact(lane, actor.personId)) ?? { hrContactId: null, hrContact: null },
  );
  const cards = contactCards(agency);
  serve(router, getContactCards, async () => cards);
}
