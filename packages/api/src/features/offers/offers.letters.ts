import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { offersPage } from "@ribambelle/domain/offers/offers.notices";
import { requestPath } from "@ribambelle/domain/requests/requests.filters";
import type { Db } from "../../db/connection/connect.ts";
import type { Deps } from "../../deps.ts";
import { invented } from "../../mail/invented.ts";
import { type LetterWords, layOut } from "../../mail/letterLayout.ts";
import { addLetters, type FeatureLetters, type Letter } from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { findRequestToTell } from "../requests/index.ts";

const kinds = { applied: "offers.applied", found: "offers.found" } as const;

const texts = catalogue({
  fr: {
    appliedSubject: (name: string) => `Candidature de ${name}`,
    applied: (name: string, reference: string) => `${name} (${reference}) est intéressé·e par une offre.`,
    due: (day: string) => `Le portail a promis une réponse avant le ${day}.`,
    read: "Lire la candidature",
    foundSubject: (count: number) =>
      count === 1 ? "1 nouvelle offre de garde" : `${count} nouvelles offres de garde`,
    found: (count: number) =>
      count === 1
        ? "Une offre que l’agence vient de publier correspond à vos disponibilités."
        : `${count} offres que l’agence vient de publier correspondent à vos disponibilités.`,
    see: "Voir les offres",
  },
  en: {
    appliedSubject: (name) => `Application of ${name}`,
    applied: (name, reference) => `${name} (${reference}) is interested in a job.`,
    due: (day) => `The portal has promised an answer before ${day}.`,
    read: "Read the application",
    foundSubject: (count) => (count === 1 ? "1 new job" : `${count} new jobs`),
    found: (count) =>
      count === 1
        ? "A job that the agency has just published matches your week."
        : `${count} jobs that the agency has just published match your week.`,
    see: "See the jobs",
  },
});

/** Orders the letter that tells the agency of an application. */
export async function tellAgency(db: Db, personId: number, requestId: number, now: Date): Promise<void> {
  await addLetters(db, [{ kind: kinds.applied, personId, locale: "fr", payload: { requestId } }], now);
}

/** Orders the letter that tells a babysitter of new offers; none without an address. */
export async function tellOfFound(db: Db, personId: number, count: number, now: Date): Promise<void> {
  const person = await findAddressee(db, personId);
  if (person)
    await addLetters(db, [{ kind: kinds.found, personId, locale: person.locale, payload: { count } }], now);
}

interface Applied {
  readonly firstName: string;
  readonly name: string;
  readonly reference: string;
  readonly note: string;
  readonly dueOn: string;
  readonly agency: string;
  readonly url: string;
}

function appliedLetter(locale: Locale, about: Applied): Letter {
  const words = texts(locale);
  const what = words.applied(about.name, about.reference);
  return layOut(
    {
      subject: words.appliedSubject(about.name),
      preheader: what,
      firstName: about.firstName,
      paragraphs: [what, ...about.note.split("\n"), words.due(plainDay(about.dueOn, locale))],
      action: { label: words.read, url: about.url },
      closing: [],
    },
    locale,
    about.agency,
  );
}

function foundWords(locale: Locale, firstName: string, count: number, url: string): LetterWords {
  const words = texts(locale);
  const what = words.found(count);
  const action = { label: words.see, url };
  return {
    subject: words.foundSubject(count),
    preheader: what,
    firstName,
    paragraphs: [what],
    action,
    closing: [],
  };
}

/** The letters about offers. */
export function offerLetters({ agency, publicUrl }: Deps): FeatureLetters {
  return {
    title: { fr: "Offres d’emploi", en: "Job offers" },
    kinds: {
      [kinds.applied]: {
        name: { fr: "Candidature", en: "Application" },
        when: {
          fr: "Quand un intervenant est intéressé par une offre\u00a0: à son contact RH, sinon à l’agence.",
          en: "When a babysitter is interested in a job: to their HR contact, else to the agency.",
        },
        to: "member",
        purpose: "service",
        model: (locale) =>
          appliedLetter(locale, {
            firstName: invented.colleague,
            name: invented.name,
            reference: invented.reference,
            note: { fr: "Sortie d’école à Rezé (O-12)", en: "After school in Rezé (O-12)" }[locale],
            dueOn: invented.day,
            agency: agency.name,
            url: publicUrl + requestPath(12),
          }),
        async write(transaction, { locale, payload }) {
          const requestId = Number(payload.requestId);
          const told = await findRequestToTell(transaction, requestId, "hr-contact");
          if (!told) return null;
          const { email, firstName, name, reference, note, dueOn } = told;
          const letter = appliedLetter(locale, {
            firstName: firstName ?? "",
            name,
            reference,
            note: note ?? "",
            dueOn,
            agency: agency.name,
            url: publicUrl + requestPath(requestId),
          });
          return { recipient: email ?? agency.contact.email, letter };
        },
      },
      [kinds.found]: {
        name: { fr: "Nouvelles offres", en: "New jobs" },
        when: {
          fr: "À 18\u00a0h, quand de nouvelles offres correspondent aux disponibilités.",
          en: "At 18:00, when new jobs match somebody’s week.",
        },
        purpose: "new-adverts",
        model: (locale) => foundWords(locale, invented.firstName, 2, publicUrl + offersPage),
        async write(transaction, { personId, locale, payload }) {
          const person = await findAddressee(transaction, personId);
          if (!person) return null;
          const words = foundWords(locale, person.firstName, Number(payload.count), publicUrl + offersPage);
          return { recipient: person.email, words };
        },
      },
    },
  };
}
