import { catalogue } from "@ribambelle/domain/kernel/texts";

export const educationChoiceWords = catalogue({
  fr: {
    diplomasHint: "Plusieurs réponses sont possibles.",
    loading: "Chargement des choix",
    notLoaded: "Les choix de cette section n’ont pas pu être chargés.",
    noChoices: "Vous pourrez enregistrer dès que les choix seront affichés.",
  },
  en: {
    diplomasHint: "You can tick several answers.",
    loading: "Loading the choices",
    notLoaded: "The choices of this section could not be loaded.",
    noChoices: "You can save as soon as the choices are shown.",
  },
});
