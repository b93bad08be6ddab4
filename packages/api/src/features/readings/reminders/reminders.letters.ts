import { dayAt } from "@ribambelle/domain/kernel/day";
import { timeAt } from "@ribambelle/domain/kernel/time";
import { readingsPage } from "@ribambelle/domain/readings/reading.notices";
import { mayStillRemind } from "@ribambelle/domain/readings/reading.reminders";
import type { Deps } from "../../../deps.ts";
import { invented } from "../../../mail/invented.ts";
import type { LetterWriters } from "../../../mail/letters.ts";
import { findAddressee } from "../../people/index.ts";
import { reminderLetter } from "./reminder.letter.ts";
import { listStillToDo, reminderKind } from "./reminders.store.ts";

/**
 * Who writes it: of what was read, confirmed or withdrawn meanwhile it says nothing, and then does not leave; nor does it at night,
 * or on another day (READING-17). Nobody sends one again: it is counted with the others (MAILS-04).
 */
export const reminderLetters = ({ agency, publicUrl, now }: Deps): LetterWriters => ({
  [reminderKind]: {
    name: { fr: "Rappel de documents à lire", en: "Reminder of documents to read" },
    when: {
      fr: "À 8\u00a0h, 7 jours et 1 jour avant la date d’un document qui n’est pas lu, puis 7, 14 et 21 jours après.",
      en: "At 8 am, 7 days and 1 day before the day of a document that is not read, then 7, 14 and 21 days after it.",
    },
    purpose: "service",
    model: (locale) =>
      reminderLetter(locale, {
        firstName: invented.firstName,
        documents: [
          {
            title: { fr: "Règlement intérieur", en: "House rules" }[locale],
            deadline: invented.day,
            isToConfirm: true,
          },
        ],
        url: publicUrl + readingsPage,
        agency: agency.name,
      }),
    async write(transaction, { personId, locale, payload }) {
      const at = now();
      const today = dayAt(at);
      // One that an earlier version ordered knows no day.
      if (!mayStillRemind(String(payload.day ?? today), { day: today, time: timeAt(at) })) return null;
      const person = await findAddressee(transaction, personId);
      const left = person && (await listStillToDo(transaction, personId, String(payload.ids).split(" ")));
      const [first, ...others] = left ?? [];
      if (!person || !first) return null;
      const letter = reminderLetter(locale, {
        firstName: person.firstName,
        documents: [first, ...others].map(({ titleFr, titleEn, ...one }) => ({
          ...one,
          title: locale === "en" ? (titleEn ?? titleFr) : titleFr,
        })),
        url: publicUrl + readingsPage + (others.length === 0 ? `/${first.id}` : ""),
        agency: agency.name,
      });
      return { recipient: person.email, letter };
    },
  },
});
