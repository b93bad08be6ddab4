import { photoPage } from "@ribambelle/domain/photos/photo.notices";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { invented } from "../../../mail/invented.ts";
import { addLetters, type FeatureLetters } from "../../../mail/letters.ts";
import { findAddressee } from "../../people/index.ts";
import { findRejection } from "../photos.store.ts";
import { rejectedLetter } from "./rejected.letter.ts";

const rejectedKind = "photos.rejected";

/** Orders the letter that tells a babysitter why the photo was refused. */
export async function orderRejectedLetter(transaction: Db, personId: number, now: Date): Promise<void> {
  const addressee = await findAddressee(transaction, personId);
  if (addressee)
    await addLetters(transaction, [{ kind: rejectedKind, personId, locale: addressee.locale }], now);
}

/** The letters about photos; of one that was replaced meanwhile nothing is written any more. */
export function photosLetters({ agency, publicUrl }: Deps): FeatureLetters {
  const url = `${publicUrl}${photoPage}`;
  return {
    title: { fr: "Photos", en: "Photos" },
    kinds: {
      [rejectedKind]: {
        name: { fr: "Photo refusée", en: "Photo rejected" },
        when: { fr: "Quand l’agence refuse une photo.", en: "When the agency rejects a photo." },
        isRepeatable: true,
        purpose: "service",
        model: (locale) => {
          const reason = {
            fr: "La photo est floue ou trop sombre.",
            en: "The photo is blurred or too dark.",
          }[locale];
          return rejectedLetter(locale, { firstName: invented.firstName, reason, agency: agency.name, url });
        },
        async write(transaction, { personId, locale }) {
          const person = await findAddressee(transaction, personId);
          const rejection = await findRejection(transaction, personId);
          if (!person || !rejection) return null;
          const reason = rejection[locale] ?? rejection.fr;
          const { firstName, email: recipient } = person;
          return {
            recipient,
            letter: rejectedLetter(locale, { firstName, reason, agency: agency.name, url }),
          };
        },
      },
    },
  };
}
