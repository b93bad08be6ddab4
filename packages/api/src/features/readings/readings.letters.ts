import { readingsPage } from "@ribambelle/domain/readings/reading.notices";
import type { Deps } from "../../deps.ts";
import { invented } from "../../mail/invented.ts";
import type { FeatureLetters } from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { addedLetter } from "./readings.letter.ts";
import { findReadingToTell } from "./readings.store.ts";
import { reminderLetters } from "./reminders/reminders.letters.ts";

/** The letter about a document that is to be read by a day. */
export const addedKind = "readings.added";

/** The letters about documents to read; what was withdrawn or read meanwhile is not told. */
export function readingLetters(deps: Deps): FeatureLetters {
  const { agency, publicUrl } = deps;
  return {
    title: { fr: "Documents à lire", en: "Documents to read" },
    kinds: {
      ...reminderLetters(deps),
      [addedKind]: {
        name: { fr: "Document à lire", en: "Document to read" },
        when: {
          fr: "Quand un document est à lire avant une date.",
          en: "When a document is to be read by a day.",
        },
        isRepeatable: true,
        purpose: "service",
        model: (locale) =>
          addedLetter(locale, {
            firstName: invented.firstName,
            title: { fr: "Règlement intérieur", en: "House rules" }[locale],
            deadline: invented.day,
            url: publicUrl + readingsPage,
            agency: agency.name,
          }),
        async write(transaction, { personId, locale, payload }) {
          const person = await findAddressee(transaction, personId);
          const id = String(payload.readingId);
          const reading = person && (await findReadingToTell(transaction, personId, id));
          if (!reading) return null;
          const { titleFr, titleEn, deadline } = reading;
          const letter = addedLetter(locale, {
            firstName: person.firstName,
            title: locale === "en" ? (titleEn ?? titleFr) : titleFr,
            deadline,
            url: `${publicUrl}${readingsPage}/${id}`,
            agency: agency.name,
          });
          return { recipient: person.email, letter };
        },
      },
    },
  };
}
