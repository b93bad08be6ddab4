import { readingsPage } from "@ribambelle/domain/readings/reading.notices";
import type { Deps } from "../../deps.ts";
import type { LetterWriters } from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { addedLetter } from "./readings.letter.ts";
import { findReadingToTell } from "./readings.store.ts";

/** The letter about a document that is to be read by a day. */
export const addedKind = "readings.added";

/** The letters about documents to read; what was withdrawn or read meanwhile is not told. */
export function readingLetters({ agency, publicUrl }: Deps): LetterWriters {
  return {
    [addedKind]: {
      purpose: "service",
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
  };
}
