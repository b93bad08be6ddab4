import { catalogue } from "@ribambelle/domain/kernel/texts";

export const elsewhereWords = catalogue({
  fr: {
    search: "La recherche en ligne n’est pas encore ouverte ici",
    searchLead: "En attendant, l’agence cherche avec vous\u00a0: dites-lui ce qu’il vous faut.",
    back: "Revenir à l’accueil",
  },
  en: {
    search: "Online search is not open here yet",
    searchLead: "Meanwhile, the agency searches with you: tell them what you need.",
    back: "Back to the home page",
  },
});
