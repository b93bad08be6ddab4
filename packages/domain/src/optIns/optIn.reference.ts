import { reference } from "../kernel/reference.ts";
import * as api from "./optIn.api.ts";

/** What the API's reference says of the calls about letters that one may refuse. */
export const optInReference = reference(api, {
  title: { fr: "Communications choisies", en: "Chosen communications" },
  calls: {
    getMyOptIn: {
      summary: {
        fr: "Ce que la personne connectée accepte de recevoir. L’en-tête ETag en donne la version, que la modification peut rappeler par If-Match.",
        en: "What the signed-in person accepts to be sent. Its version stands in the ETag header; the change may recall it by If-Match.",
      },
    },
    updateMyOptIn: {
      summary: {
        fr: "Enregistre ce que la personne accepte. accountActivityEmail reste vrai et isInBlockList est ignoré.",
        en: "Saves what the person accepts. accountActivityEmail stays true and isInBlockList is ignored.",
      },
      example: {
        accountActivityEmail: true,
        agencyInformationEmail: true,
        agencyInformationSms: false,
        agencyInformationPush: false,
        partnersInformationEmail: false,
        partnersInformationSms: false,
        newAdvertsEmail: true,
        isInBlockList: false,
      },
    },
  },
});
