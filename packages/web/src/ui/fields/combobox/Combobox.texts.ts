import { catalogue } from "@ribambelle/domain/kernel/texts";

export const comboboxWords = catalogue({
  fr: {
    results: (count: number) =>
      count === 0 ? "Aucun résultat" : count === 1 ? "1 résultat" : `${count} résultats`,
    offered: (label: string) => `Propositions (${label})`,
    searching: "Recherche en cours…",
    failed:
      "La recherche ne répond pas pour le moment. Gardez votre saisie\u00a0: elle est refaite d’elle-même.",
  },
  en: {
    results: (count) => (count === 0 ? "No results" : count === 1 ? "1 result" : `${count} results`),
    offered: (label) => `Suggestions (${label})`,
    searching: "Searching…",
    failed: "The search is not responding at the moment. Keep what you typed: it is made again by itself.",
  },
});
