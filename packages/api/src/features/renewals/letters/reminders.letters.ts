import { contactLine } from "@ribambelle/domain/agency/agency.rules";
import { type ReminderFacts, reminderProblem } from "@ribambelle/domain/agencyRenewals/reminder";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { renewalPages } from "@ribambelle/domain/renewals/renewalPages";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { invented } from "../../../mail/invented.ts";
import { layOut } from "../../../mail/letterLayout.ts";
import { addLetters, type DueLetter, type LetterWriters } from "../../../mail/letters.ts";
import { findAddressee } from "../../people/index.ts";
import { findKind } from "../agency/followUps.store.ts";
import { reminderFacts } from "../agency/season.rows.ts";
import { findTarget } from "../agency/season.store.ts";
import { seasonOf } from "../agency/season.views.ts";
import { reminderWords } from "./reminder.letter.ts";

// One is about a contract in force, and always goes; the other is for those who take the agency's information (AGREN-12).
const kinds = { reminder: "renewals.reminder", information: "renewals.information" } as const;

/** Orders the letter that reminds somebody of the form of a year, in their language. */
export async function orderReminder(
  transaction: Db,
  of: Pick<ReminderFacts, "isUnderContract"> & { readonly personId: number; readonly year: number },
  now: Date,
): Promise<void> {
  const { personId, year, isUnderContract } = of;
  const addressee = await findAddressee(transaction, personId);
  if (!addressee) throw new Error("who may be reminded has an address");
  const kind = isUnderContract ? kinds.reminder : kinds.information;
  await addLetters(transaction, [{ kind, personId, locale: addressee.locale, payload: { year } }], now);
}

/** The letters that remind of a form; whoever has answered meanwhile, or may not be reminded any more, gets none. */
export function reminderLetters({ agency, publicUrl, now }: Deps): LetterWriters {
  const contact = contactLine(agency.contact);
  async function wordsFor(transaction: Db, { personId, locale, payload }: DueLetter) {
    const [person, role] = [
      await findAddressee(transaction, personId),
      await findKind(transaction, personId),
    ];
    if (!person || !role) return null;
    const at = now();
    const season = await seasonOf(transaction, role, { year: Number(payload.year), now: at });
    const target = await findTarget(transaction, season, personId);
    if (!target || !season.campaign) return null;
    const facts = reminderFacts(season, target);
    // That it is a reminder too soon, or one too many, was looked at when it was asked for.
    if (reminderProblem({ ...facts, reminders: 0, mostReminders: 1, lastRemindedAt: null }, at)) return null;
    const about = { ...season.campaign, hasDraft: target.hasDraft };
    const to = { firstName: person.firstName, contact, url: publicUrl + renewalPages[role] };
    return { recipient: person.email, words: reminderWords(locale, about, to), facts };
  }
  const model = (locale: Locale) => {
    const { firstName, day: closesOn } = invented;
    return reminderWords(
      locale,
      { year: 2026, closesOn, hasDraft: false },
      { firstName, contact, url: publicUrl },
    );
  };
  return {
    [kinds.reminder]: {
      name: { fr: "Relance de rentrée", en: "Back-to-school reminder" },
      when: {
        fr: "Quand l’agence relance quelqu’un sous contrat qui n’a pas répondu.",
        en: "When the agency reminds somebody under contract who has not answered.",
      },
      purpose: "service",
      model: (locale) => layOut(model(locale), locale, agency.name),
      async write(transaction, due) {
        const written = await wordsFor(transaction, due);
        if (!written?.facts.isUnderContract) return null;
        const { recipient, words } = written;
        return { recipient, letter: layOut(words, due.locale, agency.name) };
      },
    },
    [kinds.information]: {
      name: { fr: "Relance de rentrée, sans contrat", en: "Back-to-school reminder, without a contract" },
      when: {
        fr: "Quand l’agence relance quelqu’un qui n’a pas répondu et n’a pas de contrat en cours.",
        en: "When the agency reminds somebody who has not answered and has no contract in force.",
      },
      purpose: "agency-information",
      model,
      write: wordsFor,
    },
  };
}
