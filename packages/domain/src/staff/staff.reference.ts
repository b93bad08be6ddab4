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
    getStaffMember: {
      summary: {
        fr: "Un membre de l’agence, avec ses sessions, et ce que la personne qui demande peut faire.",
        en: "One of the agency’s people, with their sessions, and what the person who asks may do.",
      },
    },
  },
});
