import { longDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { AnsweredQuestion } from "@ribambelle/domain/renewals/answeredQuestion";
import { babysitterSummary } from "@ribambelle/domain/renewals/babysitter/summary";
import { parentSummary } from "@ribambelle/domain/renewals/parent/summary";
import { renewalTitle } from "@ribambelle/domain/renewals/renewal.texts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter } from "../../../mail/letters.ts";
import { momentText } from "../../../mail/moment.ts";
import type { KeptAnswer } from "../answers/answers.store.ts";

const texts = catalogue({
  fr: {
    copySubject: (title: string) => `${title}\u00a0: votre réponse`,
    copied: (moment: string) => `Voici ce que vous avez répondu le ${moment}.`,
    correct: (contact: string) => `Pour corriger cette réponse, contactez l’agence\u00a0: ${contact}.`,
    toldSubject: (title: string, count: number) =>
      `${title}\u00a0: ${count > 1 ? `${count} réponses` : "une réponse"}`,
    told: (count: number) =>
      count > 1
        ? `${count} personnes que vous suivez ont répondu au formulaire de rentrée.`
        : "Une personne que vous suivez a répondu au formulaire de rentrée.",
    who: (name: string, reference: string, role: string, moment: string) =>
      `${name} (${reference}), ${role}, le ${moment}\u00a0:`,
    roles: { Parent: "famille", BabySitter: "intervenant" },
    follow: "Suivre les réponses",
    leavesSubject: (name: string) => `Demande de désinscription\u00a0: ${name}`,
    leaves: (name: string, reference: string) =>
      `${name} (${reference}) demande à ne plus être inscrit à l’agence, par le formulaire de rentrée.`,
    due: (day: string) => `Cette demande est à traiter avant le ${day}.`,
  },
  en: {
    copySubject: (title) => `${title}: your answer`,
    copied: (moment) => `This is what you answered on ${moment}.`,
    correct: (contact) => `To correct this answer, contact the agency: ${contact}.`,
    toldSubject: (title, count) => `${title}: ${count > 1 ? `${count} answers` : "one answer"}`,
    told: (count) =>
      count > 1
        ? `${count} people whom you look after have answered the back-to-school form.`
        : "Somebody whom you look after has answered the back-to-school form.",
    who: (name, reference, role, moment) => `${name} (${reference}), ${role}, on ${moment}:`,
    roles: { Parent: "family", BabySitter: "babysitter" },
    follow: "Follow the answers",
    leavesSubject: (name) => `Request to leave: ${name}`,
    leaves: (name, reference) =>
      `${name} (${reference}) asks to leave the agency, by the back-to-school form.`,
    due: (day) => `This request is to be dealt with before ${day}.`,
  },
});

/** Gives an answer in words, question by question. */
export const summaryOf = (kept: KeptAnswer, locale: Locale): AnsweredQuestion[] =>
  kept.role === "Parent" ? parentSummary(kept.answer, locale) : babysitterSummary(kept.answer, locale);

const line = ({ question, answer }: AnsweredQuestion) => `${question} ${answer}`;

interface Agency {
  readonly agency: string;
}

/** Writes the copy of an answer for who gave it. */
export function copyLetter(
  locale: Locale,
  kept: KeptAnswer,
  { firstName, contact, agency }: Agency & { readonly firstName: string; readonly contact: string },
): Letter {
  const words = texts(locale);
  const copied = words.copied(momentText(kept.answeredAt, locale));
  return layOut(
    {
      subject: words.copySubject(renewalTitle(locale).of(kept.year)),
      preheader: copied,
      firstName,
      paragraphs: [copied, ...summaryOf(kept, locale).map(line)],
      closing: [words.correct(contact)],
    },
    locale,
    agency,
  );
}

const views = { Parent: "familles", BabySitter: "intervenants" } as const;

/** Writes what tells a member of the team of one or more answers, and leads to where they are followed (AGREN-09). */
export function toldLetter(
  locale: Locale,
  told: readonly [KeptAnswer, ...KeptAnswer[]],
  { firstName, agency, publicUrl }: Agency & { readonly firstName: string; readonly publicUrl: string },
): Letter {
  const words = texts(locale);
  const [{ year, role }] = told;
  const paragraphs = told.flatMap((kept) => {
    const moment = momentText(kept.answeredAt, locale);
    const who = words.who(kept.name, kept.reference, words.roles[kept.role], moment);
    return [who, ...summaryOf(kept, locale).map(line)];
  });
  return layOut(
    {
      subject: words.toldSubject(renewalTitle(locale).of(told[0].year), told.length),
      preheader: words.told(told.length),
      firstName,
      paragraphs: [words.told(told.length), ...paragraphs],
      action: {
        label: words.follow,
        url: `${publicUrl}/agence/rentree/${year}?vue=${views[role]}&suivi=a-traiter`,
      },
      closing: [],
    },
    locale,
    agency,
  );
}

/** Writes what tells the agency that somebody asks to leave it. */
export function unsubscriptionLetter(
  locale: Locale,
  { name, reference, dueOn, agency }: Agency & { name: string; reference: string; dueOn: string },
): Letter {
  const words = texts(locale);
  const leaves = words.leaves(name, reference);
  return layOut(
    {
      subject: words.leavesSubject(name),
      preheader: leaves,
      firstName: "",
      paragraphs: [leaves, words.due(longDay(dueOn, locale))],
      closing: [],
    },
    locale,
    agency,
  );
}
