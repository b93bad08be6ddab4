import { catalogue } from "@ribambelle/domain/kernel/texts";

export const comboboxWords = catalogue({
  fr: {
    results: (count: number) =>
      count === 0 ? "Aucun résultat" : count === 1 ? "1 résultat" : `${count} résultats`,
    offered: (label: string) => `Propositions (${label})`,
    failed: "La recherche ne répond pas pour le moment. Continuez à saisir\u00a0: elle sera refaite.",
  },
  en: {
    results: (count) => (count === 0 ? "No result" : count === 1 ? "1 result" : `${count} results`),
    offered: (label) => `Suggestions (${label})`,
    failed: "The search does not answer at the moment. Go on typing: it will be made again.",
  },
});
