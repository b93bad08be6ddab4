import { reference } from "../kernel/reference.ts";
import * as api from "./staff.agency.api.ts";

/** What the API's reference says of the calls about the agency's people. */
export const staffReference = reference(api, {
  title: { fr: "Équipe de l’agence", en: "The agency’s people" },
  calls: {
    getStaff: {
      summary: {
        fr: "Les membres de l’agence, page par page\u00a0; sans filtre d’état, ceux qui sont partis n’y sont pas.",
        en: "The agency’s people, page by page; without a filter by state, those who have left are not among them.",
      },
    },
    getStaffNames: {
      summary: {
        fr: "Le nom et les fonctions de chaque collègue, au plus 500, et rien d’autre d’eux.",
        en: "The name and the functions of each colleague, at most 500, and nothing else of them.",
      },
    },
    updateStaffFunctions: {
      summary: {
        fr: "Donne à un membre de l’agence d’autres fonctions, à la place des siennes\u00a0; ses sessions se terminent, une lettre et une notification le lui disent.",
        en: "Gives one of the agency’s people other functions in place of theirs; their sessions end, a letter and a notification tell them.",
      },
      example: { userId: 104, functions: ["coordinator"], reason: "Reprend les familles" },
    },
    endStaffSessions: {
      summary: {
        fr: "Déconnecte un membre de l’agence de tous ses appareils.",
        en: "Signs one of the agency’s people out on all devices.",
      },
      example: { userId: 104, reason: "Ordinateur perdu" },
    },
    getStaffMember: {
      summary: {
        fr: "Un membre de l’agence, avec ses sessions, et ce que la personne qui demande peut faire.",
        en: "One of the agency’s people, with their sessions, and what the person who asks may do.",
      },
    },
  },
});
