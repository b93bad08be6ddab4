import { catalogue } from "@ribambelle/domain/kernel/texts";

export const listWords = catalogue({
  fr: {
    filters: "Filtres",
    everything: "Tout",
    apply: "Appliquer",
    active: "Filtres choisis",
    remove: (label: string, value: string) => `Retirer le filtre ${label}\u00a0: ${value}`,
    clear: "Effacer les filtres",
    none: "Aucun résultat avec ces filtres.",
    sortBy: (name: string) => `Trier par ${name}`,
    pages: "Pages de la liste",
    previous: "Précédents",
    next: "Suivants",
  },
  en: {
    filters: "Filters",
    everything: "Everything",
    apply: "Apply",
    active: "Chosen filters",
    remove: (label, value) => `Remove the filter ${label}: ${value}`,
    clear: "Clear the filters",
    none: "No results with these filters.",
    sortBy: (name) => `Sort by ${name}`,
    pages: "Pages of the list",
    previous: "Previous",
    next: "Next",
  },
});
