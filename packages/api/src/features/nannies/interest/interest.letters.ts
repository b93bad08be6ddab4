import { requestPath } from "@ribambelle/domain/requests/requests.filters";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { invented } from "../../../mail/invented.ts";
import { addLetters, type FeatureLetters } from "../../../mail/letters.ts";
import { findRequestToTell } from "../../requests/index.ts";
import { interestLetter } from "./interest.letter.ts";

const interestKind = "nannies.interest";

/** Orders the letter that tells the agency of an interest. */
export async function tellAgency(db: Db, parentId: number, requestId: number, now: Date): Promise<void> {
  await addLetters(
    db,
    [{ kind: interestKind, personId: parentId, locale: "fr", payload: { requestId } }],
    now,
  );
}

/** The letter about a profile that interests a family; what was answered meanwhile is not told. */
export function interestLetters({ agency, publicUrl }: Deps): FeatureLetters["kinds"] {
  return {
    [interestKind]: {
      name: { fr: "Profil qui intéresse une famille", en: "Profile that interests a family" },
      when: {
        fr: "Quand une famille dit qu’un profil l’intéresse\u00a0: à qui la suit, sinon à l’agence.",
        en: "When a family says that it is interested in a profile: to whoever looks after it, else to the agency.",
      },
      to: "member",
      purpose: "service",
      model: (locale) =>
        interestLetter(locale, {
          firstName: invented.colleague,
          family: invented.name,
          familyReference: invented.reference,
          babysitter: invented.name,
          note: null,
          dueOn: invented.day,
          agency: agency.name,
          url: publicUrl + requestPath(12),
        }),
      async write(transaction, { locale, payload }) {
        const requestId = Number(payload.requestId);
        const told = await findRequestToTell(transaction, requestId, "sales-representative");
        if (!told) return null;
        const { email, firstName, name, reference, about, note, dueOn } = told;
        return {
          recipient: email ?? agency.contact.email,
          letter: interestLetter(locale, {
            firstName: firstName ?? "",
            family: name,
            familyReference: reference,
            babysitter: about ?? "",
            note,
            dueOn,
            agency: agency.name,
            url: publicUrl + requestPath(requestId),
          }),
        };
      },
    },
  };
}
