import { catalogue } from "@ribambelle/domain/kernel/texts";

export const elsewhereWords = catalogue({
  fr: {
    documents: "Cet espace de documents n’est pas encore relié",
    documentsLead:
      "En attendant, l’agence vous envoie ce que vous cherchez\u00a0: il suffit de le lui demander.",
    search: "La recherche en ligne n’est pas encore ouverte ici",
    searchLead: "En attendant, l’agence cherche avec vous\u00a0: dites-lui ce qu’il vous faut.",
    back: "Revenir à l’accueil",
  },
  en: {
    documents: "This document space is not connected yet",
    documentsLead: "Meanwhile, the agency sends you what you are looking for: just ask.",
    search: "Online search is not open here yet",
    searchLead: "Meanwhile, the agency searches with you: tell them what you need.",
    back: "Back to the home page",
  },
});
