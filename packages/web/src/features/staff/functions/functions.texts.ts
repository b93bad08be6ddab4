import { catalogue } from "@ribambelle/domain/kernel/texts";

export const functionsWords = catalogue({
  fr: {
    title: "Ce que chaque fonction permet",
    lead: "Qui a plusieurs fonctions peut faire tout ce que chacune permet. «\u00a0Selon le genre\u00a0» veut dire\u00a0: pour les parents, pour les intervenants ou pour les deux, selon ceux que l’on peut lire.",
    act: "Ce que l’on peut faire",
    yes: "Oui",
    no: "Non",
  },
  en: {
    title: "What each function permits",
    lead: "Somebody with several functions can do everything that each one permits. “By kind” means: for parents, for babysitters or for both, depending on which ones they can read.",
    act: "What it lets you do",
    yes: "Yes",
    no: "No",
  },
});
