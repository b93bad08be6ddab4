import { catalogue } from "@ribambelle/domain/kernel/texts";

export const educationWords = catalogue({
  fr: {
    level: "Niveau d’études",
    theme: "Domaine d’études",
    diplomas: "Diplômes et formations pour la garde d’enfants",
    diplomasHint: "Plusieurs réponses sont possibles.",
    noneLocked: "Votre profil ne contient aucune formation.",
    loading: "Chargement des choix",
    notLoaded: "Les choix de cette section n’ont pas pu être chargés.",
    noChoices: "Vous pourrez enregistrer dès que les choix seront affichés.",
  },
  en: {
    level: "Level of education",
    theme: "Field of study",
    diplomas: "Childcare qualifications and training",
    diplomasHint: "You can tick several answers.",
    noneLocked: "Your profile lists no education.",
    loading: "Loading the choices",
    notLoaded: "The choices of this section could not be loaded.",
    noChoices: "You can save as soon as the choices are shown.",
  },
});
