import { catalogue } from "@ribambelle/domain/kernel/texts";

export const waitingWords = catalogue({
  fr: {
    toDosOf: (name: string) => `Ce que ${name} lit sur sa page d’accueil`,
    upToDate: "Cette personne est à jour.",
    late: "En retard",
    before: (day: string) => `Avant le ${day}`,
    loadingToDos: "Chargement de ce qui est à faire",
  },
  en: {
    toDosOf: (name) => `What ${name} sees on their home page`,
    upToDate: "This person is up to date.",
    late: "Late",
    before: (day) => `Before ${day}`,
    loadingToDos: "Loading what there is to do",
  },
});
