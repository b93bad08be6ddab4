import { daySchema } from "../kernel/day.ts";
import { reference } from "../kernel/reference.ts";
import * as api from "./contact.api.ts";

/** What the API's reference says of the calls about contacts. */
export const contactsReference = reference(api, {
  title: { fr: "Contacts", en: "Contacts" },
  calls: {
    getMyAdministrativeContacts: {
      summary: {
        fr: "Le commercial et le responsable de clientèle du parent\u00a0; null là où il n’y a personne, et pour un membre désactivé.",
        en: "The parent's sales representative and account manager; null where there is nobody, and for a member who is disabled.",
      },
    },
    getMyReferent: {
      summary: {
        fr: "Le référent de l’intervenant, tant que dure son suivi\u00a0; null sinon.",
        en: "The babysitter's referent while the follow-up lasts; null otherwise.",
      },
    },
    getMyHrContact: {
      summary: {
        fr: "Le contact RH de l’intervenant\u00a0; d’un contact désactivé, rien d’autre n’est dit.",
        en: "The babysitter's HR contact; of one who is disabled, nothing else is told.",
      },
    },
    getContactCards: {
      summary: {
        fr: "Les fiches 2 à 5, les mêmes pour tous les intervenants.",
        en: "Cards 2 to 5, the same for every babysitter.",
      },
    },
  },
  shapes: [
    [
      daySchema,
      {
        said: { fr: "Un jour, AAAA-MM-JJ.", en: "A day, YYYY-MM-DD." },
        format: "date",
        example: "2026-09-01",
      },
    ],
  ],
});
