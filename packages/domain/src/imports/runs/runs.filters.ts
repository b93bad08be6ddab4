import { several, text, words } from "../../kernel/lists/listOf.ts";
import { longList } from "../../kernel/lists/longList.ts";

/** By what imports are narrowed and sorted: in the address of their page, and in their call (TABLE F). */
export const runsList = longList(
  {
    etat: several(
      words(
        {
          preparation: "preparing",
          "a-confirmer": "tried",
          "en-cours": "running",
          termine: "done",
          "a-reprendre": "to-resume",
          interrompu: "interrupted",
          abandonne: "abandoned",
          annule: "undone",
        },
        "state",
      ),
    ),
  },
  { date: "date" },
);

/** By what the lines of an import are narrowed. */
export const runLinesList = longList(
  {
    fichier: text(/^[a-z]+(-[a-z]+)*\.csv$/, "file"),
    issue: words({ creee: "created", modifiee: "updated", refusee: "refused" }, "outcome"),
    colonne: text((given) => given !== "" && given.length <= 100, "column"),
    probleme: text(/^[a-z]+(-[a-z]+)*$/, "problem"),
    poids: words({ oui: "true", non: "false" }, "weighty"),
  },
  { ligne: "line" },
);
