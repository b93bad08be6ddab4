import { catalogue } from "@ribambelle/domain/kernel/texts";

export const notFoundWords = catalogue({
  fr: {
    title: "Page introuvable",
    heading: "La page que vous souhaitez consulter est introuvable.", // ROUTE-46, ERR-20, printed
    lead: "L’adresse est peut-être incomplète, ou la page n’existe plus.",
    sections: "Vos rubriques restent à leur place, dans le menu.",
    suggestions: "Vous cherchez peut-être",
    home: "Revenir à l’accueil",
  },
  en: {
    title: "Page not found",
    heading: "The page you are looking for cannot be found.",
    lead: "The address may be incomplete, or the page no longer exists.",
    sections: "Your sections are still where they were, in the menu.",
    suggestions: "You may be looking for",
    home: "Back to the home page",
  },
});
