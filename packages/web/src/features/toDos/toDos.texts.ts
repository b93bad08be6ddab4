import { catalogue } from "@ribambelle/domain/kernel/texts";

export const toDosWords = catalogue({
  fr: {
    heading: "À faire", // TODO-01, printed
    count: (count: number) => (count === 1 ? "1 chose à faire" : `${count} choses à faire`), // TODO-16, printed
    nothing: "Vous êtes à jour.", // TODO-03, printed
    others: (count: number) => (count === 1 ? "Voir l’autre" : `Voir les ${count} autres`), // TODO-15, printed
    fewer: "Voir moins",
    newTab: "(nouvel onglet)",
    loading: "Ce que vous avez à faire arrive.",
  },
  en: {
    heading: "To do",
    count: (count) => (count === 1 ? "1 thing to do" : `${count} things to do`),
    nothing: "You are up to date.",
    others: (count) => (count === 1 ? "Show 1 more" : `Show ${count} more`),
    fewer: "Show fewer",
    newTab: "(new tab)",
    loading: "Loading your to-dos.",
  },
});
