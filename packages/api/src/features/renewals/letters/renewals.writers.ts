import { contactLine } from "@ribambelle/domain/agency/agency.rules";

import type { Deps } from "../../../deps.ts";
import type { LetterWriters } from "../../../mail/letters.ts";
import { findAddressee } from "../../people/index.ts";
import { listAnswers } from "../answers/answers.store.ts";
import { findLeaving, findMember } from "./agencyContacts.store.ts";
import { copyLetter, toldLetter, unsubscriptionLetter } from "./renewals.letter.ts";
import { letterKinds } from "./renewals.orders.ts";

/** The letters about renewals; what was forgotten meanwhile is not told. */
export function renewalLetterWriters(deps: Deps): LetterWriters {
  const agency = deps.agency.name;
  const { contact } = deps.agency;
  return {
    [letterKinds.copy]: {
      purpose: "service",
      async write(transaction, { personId, locale, payload }) {
        const person = await findAddressee(transaction, personId);
        const [kept] = await listAnswers(transaction, [Number(payload.answerId)]);
        if (!person || !kept) return null;
        const about = { firstName: person.firstName, contact: contactLine(contact), agency };
        return { recipient: person.email, letter: copyLetter(locale, kept, about) };
      },
    },
    [letterKinds.told]: {
      purpose: "service",
      async write(transaction, { locale, payload }) {
        const ids = String(payload.answerIds).split(" ").map(Number);
        const [first, ...others] = await listAnswers(transaction, ids);
        if (!first) return null;
        const member =
          payload.memberId == null ? null : await findMember(transaction, Number(payload.memberId));
        const about = { firstName: member?.firstName ?? "", agency };
        return {
          recipient: member?.email ?? contact.email,
          letter: toldLetter(locale, [first, ...others], about),
        };
      },
    },
    [letterKinds.unsubscription]: {
      purpose: "service",
      async write(transaction, { personId, locale, payload }) {
        const person = await findLeaving(transaction, personId);
        if (!person) return null;
        const about = { ...person, dueOn: String(payload.dueOn), agency };
        return { recipient: contact.email, letter: unsubscriptionLetter(locale, about) };
      },
    },
  };
}
