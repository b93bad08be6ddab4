import { several, words } from "../kernel/lists/listOf.ts";
import { longList } from "../kernel/lists/longList.ts";

/** By what the list of the agency’s people is narrowed and sorted: in the address of its page, and in its call (TABLE F). */
export const staffList = longList(
  {
    fonction: several(
      words(
        {
          administration: "administrator",
          coordination: "coordinator",
          recrutement: "recruiter",
          lecture: "reader",
        },
        "functions",
      ),
    ),
    etat: several(
      words({ invite: "invited", actif: "active", bloque: "suspended", parti: "ended" }, "state"),
    ),
    securite: words({ "a-activer": "to-enrol" }, "secondFactor"),
  },
  { nom: "name", activite: "activity" },
);
