import { reference } from "../../kernel/reference.ts";
import * as api from "./calendarLink.api.ts";

/** What the API's reference says of the calendar that other programs read. */
export const calendarLinkReference = reference(api, {
  title: { fr: "Interventions", en: "Interventions" },
  calls: {
    getMyCalendarLink: {
      summary: {
        fr: "Le lien par lequel un agenda lit les interventions de la personne (null\u00a0: aucun), et le jour où un agenda l’a lu pour la dernière fois.",
        en: "The link by which a calendar reads the person's interventions (null: none), and the day on which a calendar last read it.",
      },
    },
    renewMyCalendarLink: {
      summary: {
        fr: "Crée le lien, ou en crée un autre\u00a0: l’ancien cesse aussitôt de fonctionner. withPlace y met le code postal et la ville, pour un intervenant seulement.",
        en: "Makes the link, or another one: the former stops working at once. withPlace puts postal code and city in it, for a babysitter only.",
      },
      example: { withPlace: false },
    },
    updateMyCalendarLink: {
      summary: {
        fr: "Met le code postal et la ville dans l’agenda d’un intervenant, ou les retire, sans changer de lien\u00a0; 404 sans lien.",
        en: "Puts postal code and city in a babysitter's calendar, or takes them out, by the same link; 404 without a link.",
      },
      example: { withPlace: true },
    },
    deleteMyCalendarLink: {
      summary: {
        fr: "Supprime le lien\u00a0: il cesse aussitôt de fonctionner. Sans lien, rien ne change.",
        en: "Deletes the link: it stops working at once. Without a link nothing changes.",
      },
    },
    readCalendar: {
      summary: {
        fr: "L’agenda, de 60 jours avant à 365 jours après aujourd’hui (RFC 5545). Le nom du fichier est {code}.ics\u00a0; un code inconnu reçoit 404, et 429 après 60 codes inconnus en une heure de la même adresse. ETag et 304\u00a0; aucun cookie.",
        en: "The calendar, from 60 days before to 365 days after today (RFC 5545). The name of the file is {code}.ics; an unknown code is answered 404, and 429 after 60 unknown codes within an hour from one address. ETag and 304; no cookie.",
      },
    },
  },
});
