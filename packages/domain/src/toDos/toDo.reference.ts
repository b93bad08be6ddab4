import { reference } from "../kernel/reference.ts";
import * as putOff from "./putOff.api.ts";
import * as api from "./toDo.api.ts";

/** What the API's reference says of the calls about what there is to do. */
export const toDosReference = reference(
  { ...api, ...putOff },
  {
    title: { fr: "À faire", en: "To do" },
    calls: {
      getMyToDos: {
        summary: {
          fr: "Ce que la personne a à faire, dans l’ordre et dans la langue demandée, avec le nombre par rubrique. Cet appel ne prolonge pas la session.",
          en: "What the person has to do, in order and in the language asked for, with the number by section. This call does not keep the session alive.",
        },
      },
      putOffToDo: {
        summary: {
          fr: "Remet une chose à faire à plus tard, pour 7 jours\u00a0: elle quitte la liste et y revient d’elle-même si elle n’est pas faite.",
          en: "Puts a to-do off for 7 days: it leaves the list, and comes back by itself unless it is done.",
        },
        example: { key: "profile.complete:profile" },
      },
    },
  },
);
