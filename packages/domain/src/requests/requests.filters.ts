import { idPattern } from "../kernel/ids/id.ts";
import { several, text, words } from "../kernel/lists/listOf.ts";
import { longList } from "../kernel/lists/longList.ts";
import { somebody } from "../kernel/lists/somebody.ts";

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
          profil: "profile-interest",
          offre: "offer-interest",
        },
        "kind",
      ),
    ),
    etat: several(words({ ouverte: "open", faite: "done", refusee: "refused" }, "state")),
    proprietaire: somebody("ownerId"),
    personne: text(idPattern, "personId"),
    /** The one that is open beside the list. */
    ouverte: text(idPattern),
  },
  { echeance: "due", demande: "asked" },
);

/** The page of the agency with one request open, as letters lead to it. */
export const requestPath = (id: number | string): string => `/agence/demandes?ouverte=${id}`;
