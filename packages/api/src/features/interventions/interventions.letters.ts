import type { Deps } from "../../deps.ts";
import { invented } from "../../mail/invented.ts";
import type { FeatureLetters } from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { nearChangeKind, nearChangeLetter } from "./nearChange.letter.ts";

/** The letters about interventions. */
export function interventionsLetters(deps: Deps): FeatureLetters {
  return {
    title: { fr: "Interventions", en: "Visits" },
    kinds: {
      [nearChangeKind]: {
        name: { fr: "Intervention modifiée", en: "Visit changed" },
        when: {
          fr: "Quand une intervention prévue dans les 48 heures change.",
          en: "When a visit planned within 48 hours changes.",
        },
        purpose: "service",
        model: (locale) => nearChangeLetter(locale, { firstName: invented.firstName, role: "Parent" }, deps),
        async write(transaction, { personId, locale, payload }) {
          const addressee = await findAddressee(transaction, personId);
          if (!addressee) return null;
          const role = payload.role === "BabySitter" ? "BabySitter" : "Parent";
          const letter = nearChangeLetter(locale, { firstName: addressee.firstName, role }, deps);
          return { recipient: addressee.email, letter };
        },
      },
    },
  };
}
