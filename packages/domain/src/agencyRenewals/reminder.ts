import type { Bilingual } from "../kernel/texts.ts";

/** Why somebody cannot be reminded, the first that holds (AGREN-11, AGREN-12). */
export const reminderProblems = [
  "closed",
  "answered",
  "no-account",
  "no-email",
  "address-refused",
  "opted-out",
  "enough",
  "lately",
] as const;
export type ReminderProblem = (typeof reminderProblems)[number];

export const reminderProblemTexts: Readonly<Record<ReminderProblem, Bilingual>> = {
  closed: { fr: "la campagne est close", en: "the campaign is closed" },
  answered: { fr: "cette personne a répondu", en: "this person has answered" },
  "no-account": { fr: "son compte n’est pas actif", en: "their account is not active" },
  "no-email": { fr: "aucune adresse e-mail", en: "no e-mail address" },
  "address-refused": { fr: "son adresse refuse nos courriers", en: "their address refuses our letters" },
  "opted-out": {
    fr: "elle ne souhaite plus recevoir nos communications",
    en: "they asked for no more letters",
  },
  enough: { fr: "elle a reçu toutes les relances prévues", en: "they have had all the reminders there are" },
  lately: { fr: "elle a été relancée il y a peu", en: "they were reminded lately" },
};

/** What decides whether somebody may be reminded. */
export interface ReminderFacts {
  readonly isOpen: boolean;
  readonly hasAnswered: boolean;
  readonly isActive: boolean;
  readonly hasEmail: boolean;
  readonly isAddressRefused: boolean;
  /** They asked for no more communications, or to leave. */
  readonly hasOptedOut: boolean;
  readonly isUnderContract: boolean;
  /** They take the agency's information by e-mail. */
  readonly takesInformation: boolean;
  readonly reminders: number;
  readonly lastRemindedAt: Date | null;
  readonly mostReminders: number;
  readonly gapDays: number;
}

const dayMs = 86_400_000;

/** From when on somebody may be reminded again. */
export const nextReminderAt = (lastRemindedAt: Date, gapDays: number): Date =>
  new Date(lastRemindedAt.getTime() + gapDays * dayMs);

/** Gives why somebody cannot be reminded now; null when they can. */
export function reminderProblem(facts: ReminderFacts, now: Date): ReminderProblem | null {
  if (!facts.isOpen) return "closed";
  if (facts.hasAnswered) return "answered";
  if (!facts.isActive) return "no-account";
  if (!facts.hasEmail) return "no-email";
  if (facts.isAddressRefused) return "address-refused";
  if (facts.hasOptedOut || (!facts.isUnderContract && !facts.takesInformation)) return "opted-out";
  if (facts.reminders >= facts.mostReminders) return "enough";
  if (facts.lastRemindedAt && now < nextReminderAt(facts.lastRemindedAt, facts.gapDays)) return "lately";
  return null;
}
