import { reference } from "../kernel/reference.ts";
import * as api from "./desk.agency.api.ts";

/** What the API's reference says of the call about the desk. */
export const deskReference = reference(api, {
  title: { fr: "Bureau de l’agence", en: "The agency’s desk" },
  calls: {
    getDesk: {
      summary: {
        fr: "Ce qui attend l’agence, par tuile que ses fonctions montrent à la personne. Cet appel ne prolonge pas la session.",
        en: "What waits for the agency, by tile that the person’s functions show them. This call does not keep the session alive.",
      },
    },
  },
});
