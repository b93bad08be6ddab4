import { opaqueIdPattern } from "../../kernel/ids/opaqueId.ts";
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

const linesFilters = {
  fichier: text(/^[a-z]+(-[a-z]+)*\.csv$/, "file"),
  issue: words({ creee: "created", modifiee: "updated", refusee: "refused" }, "outcome"),
  colonne: text((given) => given !== "" && given.length <= 100, "column"),
  probleme: text(/^[a-z]+(-[a-z]+)*$/, "problem"),
  poids: words({ oui: "true", non: "false" }, "weighty"),
};

/** By what the lines of an import are narrowed. */
export const runLinesList = longList(linesFilters, { ligne: "line" });

export const newImportSteps = ["deposer", "verifier", "importer"] as const;
export type NewImportStep = (typeof newImportSteps)[number];

/** Where the making of an import stands: which it is, the step, and of what it found the lines that one looks at (IMPORTS-02). */
export const newImportList = longList(
  {
    import: text(opaqueIdPattern),
    etape: words({ deposer: "deposer", verifier: "verifier", importer: "importer" }),
    ...linesFilters,
  },
  { ligne: "line" },
);
