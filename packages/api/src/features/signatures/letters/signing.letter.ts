import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Ending } from "@ribambelle/domain/signatures/signature.notices";
import type { LetterWords } from "../../../mail/letterLayout.ts";
import { momentText } from "../../../mail/moment.ts";
import { signingWords } from "./signing.texts.ts";

/** What a letter about signing is about. */
export interface LetterAbout {
  readonly firstName: string;
  readonly title: string;
  readonly reference: string;
  readonly lastDay: string;
  readonly url: string;
  readonly contact: string;
}

const common = ({ firstName, contact }: LetterAbout, locale: Locale) => ({
  firstName,
  closing: [signingWords(locale).contact(contact)],
});

export function toSignWords(locale: Locale, about: LetterAbout): LetterWords {
  const { toSign } = signingWords(locale);
  const what = toSign.what(about.title, plainDay(about.lastDay, locale));
  return {
    ...common(about, locale),
    subject: toSign.subject(about.reference),
    preheader: what,
    paragraphs: [what, toSign.how],
    action: { label: toSign.button, url: about.url },
  };
}

export function reminderWords(locale: Locale, about: LetterAbout): LetterWords {
  const { reminder } = signingWords(locale);
  const what = reminder.what(about.title, plainDay(about.lastDay, locale));
  const { paragraphs, ...rest } = toSignWords(locale, about);
  return {
    ...rest,
    subject: reminder.subject(about.reference),
    preheader: what,
    paragraphs: [what, ...paragraphs.slice(1)],
  };
}

/** The letter with a code: no link, and a subject without it (SIGN-19). */
export function codeWords(locale: Locale, about: LetterAbout, code: string): LetterWords {
  const { code: said } = signingWords(locale);
  return {
    firstName: about.firstName,
    subject: said.subject,
    preheader: said.lives,
    paragraphs: [said.what(about.title), code, said.lives, said.secret],
    closing: [said.notYou],
  };
}

export function receivedWords(locale: Locale, about: LetterAbout, signedAt: Date): LetterWords {
  const { received } = signingWords(locale);
  const what = received.what(about.title, about.reference, momentText(signedAt, locale));
  return {
    ...common(about, locale),
    subject: received.subject,
    preheader: what,
    paragraphs: [what, received.next],
  };
}

export interface Copy {
  readonly isAttached: boolean;
  readonly withdrawalLastDay: string | null;
}

export function completedWords(
  locale: Locale,
  about: LetterAbout,
  { isAttached, withdrawalLastDay }: Copy,
): LetterWords {
  const { completed } = signingWords(locale);
  const what = isAttached ? completed.attached(about.title) : completed.linked(about.title);
  const withdraw =
    withdrawalLastDay === null ? [] : [completed.withdraw(plainDay(withdrawalLastDay, locale))];
  return {
    ...common(about, locale),
    subject: completed.subject(about.reference),
    preheader: what,
    paragraphs: [what, completed.keep, ...withdraw],
    action: { label: completed.button, url: about.url },
  };
}

export interface Ended {
  readonly ending: Ending;
  readonly who: string | null;
  /** For the agency alone. */
  readonly reason: string | null;
  readonly isOfAgency: boolean;
}

export function endedWords(
  locale: Locale,
  about: LetterAbout,
  { ending, who, reason, isOfAgency }: Ended,
): LetterWords {
  const words = signingWords(locale);
  const { ended } = words;
  const what = ended.what[ending](about.title, who ?? words.somebody);
  return {
    ...common(about, locale),
    subject: ended.subject(about.reference),
    preheader: what,
    paragraphs: [what, ...(reason ? [ended.reason(reason)] : []), ...(isOfAgency ? [] : [ended.next])],
    action: { label: isOfAgency ? ended.follow : ended.button, url: about.url },
  };
}

export interface Declared {
  readonly name: string;
  readonly email: string;
  readonly declaredAt: Date;
}

/** The receipt of a withdrawal: what was declared, with its day and hour (SIGN-57). */
export function withdrawnWords(
  locale: Locale,
  about: LetterAbout,
  { name, email, declaredAt }: Declared,
): LetterWords {
  const { withdrawn } = signingWords(locale);
  const what = withdrawn.what(momentText(declaredAt, locale));
  return {
    ...common(about, locale),
    subject: withdrawn.subject,
    preheader: what,
    paragraphs: [
      what,
      withdrawn.said,
      withdrawn.declaration(name, about.title, about.reference),
      withdrawn.receipt(email),
      withdrawn.next,
    ],
  };
}
