import { catalogue } from "@ribambelle/domain/kernel/texts";

/** What the not-found page says wherever it stands; the rest is its own. */
export const notFoundWords = catalogue({
  fr: {
    title: "Page introuvable",
    heading: "La page que vous souhaitez consulter est introuvable.", // ROUTE-46, ERR-20, printed
    home: "Revenir à l’accueil",
  },
  en: {
    title: "Page not found",
    heading: "The page you are looking for cannot be found.",
    home: "Back to the home page",
  },
});
