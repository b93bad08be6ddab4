import { contactLine } from "@ribambelle/domain/agency/agency.rules";
import { parentNeeds } from "@ribambelle/domain/renewals/renewal.values";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { invented } from "../../../mail/invented.ts";
import { addLetters, type FeatureLetters } from "../../../mail/letters.ts";
import { findAddressee } from "../../people/index.ts";
import { type KeptAnswer, listAnswers } from "../answers/answers.store.ts";
import type { RenewalLetters } from "../renewals.settings.ts";
import {
  findLeaving,
  findMember,
  insertToTell,
  listAgencyContacts,
  takeToTell,
} from "./agencyContacts.store.ts";
import { reminderLetters } from "./reminders.letters.ts";
import { copyLetter, toldLetter, unsubscriptionLetter } from "./renewals.letter.ts";

/** The kinds of letters about renewals. */
const letterKinds = {
  copy: "renewals.copy",
  told: "renewals.told",
  unsubscription: "renewals.unsubscription",
} as const;

/** Orders the copy of an answer, in the language of the person; none without an address. */
export async function sendCopy(db: Db, personId: number, answerId: number, now: Date): Promise<void> {
  const addressee = await findAddressee(db, personId);
  if (!addressee) return;
  const order = { kind: letterKinds.copy, personId, locale: addressee.locale, payload: { answerId } };
  await addLetters(db, [order], now);
}

/** Tells the agency that somebody asks to leave it, and until when that is to be done. */
export async function askAgency(db: Db, personId: number, dueOn: string, now: Date): Promise<void> {
  await addLetters(
    db,
    [{ kind: letterKinds.unsubscription, personId, locale: "fr", payload: { dueOn } }],
    now,
  );
}

/** Tells who looks after the person of an answer: at once, with the next daily letter, or not. */
export async function tellAgency(
  db: Db,
  told: { answerId: number; personId: number; how: RenewalLetters; at: Date },
): Promise<void> {
  const { answerId, personId, how, at } = told;
  if (how === "each") {
    const [contact] = await listAgencyContacts(db, [answerId]);
    await orderTold(db, [{ answerId, personId, memberId: contact?.memberId ?? null }], at);
  }
  if (how === "daily") await insertToTell(db, answerId);
}

/** Orders one letter for each member of the team, and one for the agency, of the answers that wait to be told; gives how many. */
export async function tellOfTheDay(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const contacts = await listAgencyContacts(transaction, await takeToTell(transaction));
    const byMember = Map.groupBy(contacts, ({ memberId }) => memberId);
    for (const told of byMember.values()) await orderTold(transaction, told, now);
    return byMember.size;
  });
}

interface Told {
  readonly answerId: number;
  readonly personId: number;
  readonly memberId: number | null;
}

async function orderTold(db: Db, told: readonly Told[], now: Date): Promise<void> {
  const [first] = told;
  if (!first) return;
  // The record of a letter belongs to somebody: to the first whom it tells of.
  const { personId, memberId } = first;
  const answerIds = told.map(({ answerId }) => answerId).join(" ");
  const payload = { answerIds, memberId };
  await addLetters(db, [{ kind: letterKinds.told, personId, locale: "fr", payload }], now);
}

const inventedAnswer: KeptAnswer = {
  id: 0,
  personId: 0,
  reference: invented.reference,
  name: invented.name,
  year: 2026,
  locale: "fr",
  version: 1,
  answeredAt: invented.moment,
  role: "Parent",
  answer: {
    need: parentNeeds.numbers.unsure,
    continues: null,
    forSummer: null,
    comment: null,
    parentId: 0,
    employees: null,
    contactDate: invented.day,
    reason: null,
  },
};

/** The letters about renewals; what was forgotten meanwhile is not told. */
export function renewalLetterWriters(deps: Deps): FeatureLetters {
  const agency = deps.agency.name;
  const { contact } = deps.agency;
  const { publicUrl } = deps;
  return {
    title: { fr: "Rentrée", en: "Back to school" },
    kinds: {
      ...reminderLetters(deps),
      [letterKinds.copy]: {
        name: { fr: "Copie d’une réponse", en: "Copy of an answer" },
        when: {
          fr: "Quand quelqu’un répond pour la rentrée.",
          en: "When somebody answers the back-to-school form.",
        },
        isRepeatable: true,
        purpose: "service",
        model: (locale) =>
          copyLetter(locale, inventedAnswer, {
            firstName: invented.firstName,
            contact: contactLine(contact),
            agency,
          }),
        async write(transaction, { personId, locale, payload }) {
          const person = await findAddressee(transaction, personId);
          const [kept] = await listAnswers(transaction, [Number(payload.answerId)]);
          if (!person || !kept) return null;
          const about = { firstName: person.firstName, contact: contactLine(contact), agency };
          return { recipient: person.email, letter: copyLetter(locale, kept, about) };
        },
      },
      [letterKinds.told]: {
        name: { fr: "Réponses reçues", en: "Answers received" },
        when: {
          fr: "Quand une famille ou un intervenant répond\u00a0: à qui les suit, tout de suite ou une fois par jour.",
          en: "When a family or a babysitter answers: to whoever looks after them, at once or once a day.",
        },
        to: "member",
        purpose: "service",
        model: (locale) =>
          toldLetter(locale, [inventedAnswer], { firstName: invented.colleague, agency, publicUrl }),
        async write(transaction, { locale, payload }) {
          const ids = String(payload.answerIds).split(" ").map(Number);
          const [first, ...others] = await listAnswers(transaction, ids);
          if (!first) return null;
          const member =
            payload.memberId == null ? null : await findMember(transaction, Number(payload.memberId));
          const about = { firstName: member?.firstName ?? "", agency, publicUrl };
          return {
            recipient: member?.email ?? contact.email,
            letter: toldLetter(locale, [first, ...others], about),
          };
        },
      },
      [letterKinds.unsubscription]: {
        name: { fr: "Demande de désinscription", en: "Request to leave" },
        when: {
          fr: "Quand quelqu’un demande à quitter l’agence\u00a0: à l’agence.",
          en: "When somebody asks to leave the agency: to the agency.",
        },
        to: "member",
        purpose: "service",
        model: (locale) => {
          const { name, reference, day: dueOn } = invented;
          return unsubscriptionLetter(locale, { name, reference, dueOn, agency });
        },
        async write(transaction, { personId, locale, payload }) {
          const person = await findLeaving(transaction, personId);
          if (!person) return null;
          const about = { ...person, dueOn: String(payload.dueOn), agency };
          return { recipient: contact.email, letter: unsubscriptionLetter(locale, about) };
        },
      },
    },
  };
}
