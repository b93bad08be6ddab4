import { catalogue } from "@ribambelle/domain/kernel/texts";

export const comboboxWords = catalogue({
  fr: {
    results: (count: number) =>
      count === 0 ? "Aucun résultat" : count === 1 ? "1 résultat" : `${count} résultats`,
    offered: (label: string) => `Propositions (${label})`,
    failed: "La recherche ne répond pas pour le moment. Continuez à saisir\u00a0: elle sera refaite.",
  },
  en: {
    results: (count) => (count === 0 ? "No results" : count === 1 ? "1 result" : `${count} results`),
    offered: (label) => `Suggestions (${label})`,
    failed: "The search is not responding at the moment. Keep typing: we will try again.",
  },
});
