import { nanniesPage } from "@ribambelle/domain/nannies/nannies.notices";
import type { Deps } from "../../../deps.ts";
import { invented } from "../../../mail/invented.ts";
import type { FeatureLetters } from "../../../mail/letters.ts";
import { findAddressee } from "../../people/index.ts";
import { newProfilesLetter } from "./saved.letter.ts";

/** The letter about new profiles. */
export const newProfilesKind = "nannies.found";

/** The letter about what kept searches found; one may refuse it. */
export function savedLetters({ publicUrl }: Deps): FeatureLetters["kinds"] {
  const url = publicUrl + nanniesPage;
  return {
    [newProfilesKind]: {
      name: { fr: "Nouveaux profils", en: "New profiles" },
      when: {
        fr: "Le lundi à 8 h, quand une recherche gardée a trouvé de nouveaux profils.",
        en: "On Mondays at 8:00, when a saved search has found new profiles.",
      },
      purpose: "new-adverts",
      model: (locale) => newProfilesLetter(locale, { firstName: invented.firstName, count: 3, url }),
      async write(transaction, { personId, locale, payload }) {
        const family = await findAddressee(transaction, personId);
        if (!family) return null;
        const count = Number(payload.count);
        const words = newProfilesLetter(locale, { firstName: family.firstName, count, url });
        return { recipient: family.email, words };
      },
    },
  };
}
