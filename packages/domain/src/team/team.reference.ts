import { reference } from "../kernel/reference.ts";
import * as api from "./team.agency.api.ts";

/** What the API's reference says of the calls about the team whom families call. */
export const teamReference = reference(api, {
  title: { fr: "Équipe que les familles appellent", en: "The team whom families call" },
  calls: {
    getTeamNames: {
      summary: {
        fr: "Le nom et les rôles de chaque membre que les familles appellent, au plus 500, et le compte de l’agence qui est le sien.",
        en: "The name and the roles of each member whom families call, at most 500, and the agency’s account that is theirs.",
      },
    },
  },
});
