import { isDay } from "../kernel/day.ts";
import { idPattern } from "../kernel/ids/id.ts";
import { several, text, words } from "../kernel/lists/listOf.ts";
import { longList } from "../kernel/lists/longList.ts";
import { somebody } from "../kernel/lists/somebody.ts";

/** By what surveys are narrowed (TABLE F); the days are those of the last save. */
export const surveysList = longList(
  {
    type: words({ "1": 1, "2": 2 }, "surveyType"),
    etat: words({ termine: "finished", interrompu: "unfinished" }, "state"),
    suivi: several(
      words(
        { "a-traiter": "to-do", "en-cours": "under-way", "devis-envoye": "quoted", "sans-suite": "dropped" },
        "followUp",
      ),
    ),
    proprietaire: somebody("ownerId"),
    commercial: somebody("salesRepId"),
    version: text(/^[1-9]\d{0,5}$/, "version"),
    inactif: text(/^[1-9]\d{0,2}$/, "untouchedDays"),
    du: text(isDay, "from"),
    au: text(isDay, "to"),
    personne: text(idPattern, "personId"),
  },
  { enregistre: "saved", termine: "finished", nom: "name" },
);
