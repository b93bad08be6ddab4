import { several, text, words } from "../kernel/lists/listOf.ts";
import { longList } from "../kernel/lists/longList.ts";
import { somebody } from "../kernel/lists/somebody.ts";

/** The words of the views in addresses, by whom they list. */
export const viewWords = { Parent: "familles", BabySitter: "intervenants" } as const;

/** By what those whom a season asks are narrowed (TABLE F). */
export const renewalsList = longList(
  {
    vue: words({ familles: "families", intervenants: "babysitters" }, "view"),
    reponse: words({ continue: "yes", arrete: "no", "ne-sait-pas": "unsure", aucune: "none" }, "answer"),
    motif: text(/^\d{1,2}$/, "reason"),
    suivi: several(
      words(
        { "a-traiter": "to-do", "en-cours": "under-way", traite: "done", "sans-suite": "dropped" },
        "followUp",
      ),
    ),
    proprietaire: somebody("ownerId"),
    commercial: somebody("salesRepId"),
    rh: somebody("hrContactId"),
    relancable: words({ oui: true, non: false }, "remindable"),
    rappel: words({ echu: "due" }, "callBack"),
    brouillon: words({ oui: true, non: false }, "hasDraft"),
    supplement: words({ oui: true, non: false }, "extraGuards"),
  },
  { nom: "name", repondu: "answered", rappeler: "contactDate" },
);
