import { advertPage } from "@ribambelle/domain/profile/advert/advert.notices";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { invented } from "../../../mail/invented.ts";
import { addLetters, type FeatureLetters } from "../../../mail/letters.ts";
import { findAddressee } from "../../people/index.ts";
import { findReview } from "./reviews.store.ts";
import { toCorrectLetter } from "./toCorrect.letter.ts";

const toCorrectKind = "profile.advert-to-correct";

/** Orders the letter that tells a babysitter what to correct in the advert. */
export async function orderToCorrectLetter(transaction: Db, personId: number, now: Date): Promise<void> {
  const addressee = await findAddressee(transaction, personId);
  if (addressee)
    await addLetters(transaction, [{ kind: toCorrectKind, personId, locale: addressee.locale }], now);
}

/** The letters about adverts; of one that was corrected meanwhile nothing is written any more. */
export function advertLetters({ agency, publicUrl }: Deps): FeatureLetters {
  const url = `${publicUrl}${advertPage}`;
  return {
    title: { fr: "Annonces", en: "Adverts" },
    kinds: {
      [toCorrectKind]: {
        name: { fr: "Annonce à corriger", en: "Advert to correct" },
        when: { fr: "Quand l’agence renvoie une annonce.", en: "When the agency sends an advert back." },
        isRepeatable: true,
        purpose: "service",
        model: (locale) => {
          const reason = { fr: "L’annonce donne une adresse.", en: "The advert gives an address." }[locale];
          return toCorrectLetter(locale, { firstName: invented.firstName, reason, agency: agency.name, url });
        },
        async write(transaction, { personId, locale }) {
          const person = await findAddressee(transaction, personId);
          const review = await findReview(transaction, personId);
          if (!person || !review?.reasonFr) return null;
          const reason = (locale === "en" ? review.reasonEn : null) ?? review.reasonFr;
          const { firstName, email: recipient } = person;
          return {
            recipient,
            letter: toCorrectLetter(locale, { firstName, reason, agency: agency.name, url }),
          };
        },
      },
    },
  };
}
