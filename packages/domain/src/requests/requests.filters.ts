import { idPattern } from "../kernel/ids/id.ts";
import { type Filter, several, text, words } from "../kernel/lists/listOf.ts";
import { longList } from "../kernel/lists/longList.ts";

// A colleague by their number, or nobody: « personne » in the address, `none` in the call.
const owner: Filter<string, string, "ownerId"> = {
  inCall: "ownerId",
  read: (given) => (given === "personne" ? "none" : idPattern.test(given) ? given : undefined),
  means: { fit: (given) => given === "none" || idPattern.test(given) },
};

/** By what requests are narrowed (TABLE F); those that are open where no state is asked for. */
export const requestsList = longList(
  {
    nature: several(
      words(
        {
          desinscription: "unsubscription",
          effacement: "erasure",
          acces: "access",
          rectification: "rectification",
        },
        "kind",
      ),
    ),
    etat: several(words({ ouverte: "open", faite: "done", refusee: "refused" }, "state")),
    proprietaire: owner,
    personne: text(idPattern, "personId"),
    /** The one that is open beside the list. */
    ouverte: text(idPattern),
  },
  { echeance: "due", demande: "asked" },
);
