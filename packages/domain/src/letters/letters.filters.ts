import { isDay } from "../kernel/day.ts";
import { idPattern } from "../kernel/ids/id.ts";
import { several, text, words } from "../kernel/lists/listOf.ts";
import { longList } from "../kernel/lists/longList.ts";
import { letterKindPattern } from "./letterKind.ts";

/** By what letters are narrowed and sorted: in the address of their page, and in their call (TABLE F). */
export const lettersList = longList(
  {
    etat: several(
      words(
        {
          attente: "waiting",
          parti: "sent",
          abandonne: "given-up",
          retire: "withdrawn",
          refuse: "refused-so-far",
        },
        "state",
      ),
    ),
    modele: text(letterKindPattern, "kind"),
    personne: text(idPattern, "personId"),
    du: text(isDay, "from"),
    au: text(isDay, "to"),
  },
  { demande: "asked", essai: "next" },
);
