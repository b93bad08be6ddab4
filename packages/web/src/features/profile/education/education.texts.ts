import { catalogue } from "@ribambelle/domain/kernel/texts";

export const educationWords = catalogue({
  fr: {
    level: "Niveau d’études",
    theme: "Domaine d’études",
    diplomas: "Diplômes et formations pour la garde d’enfants",
    noneLocked: "Votre profil ne contient aucune formation.",
  },
  en: {
    level: "Level of education",
    theme: "Field of study",
    diplomas: "Childcare qualifications and training",
    noneLocked: "Your profile lists no education.",
  },
});
