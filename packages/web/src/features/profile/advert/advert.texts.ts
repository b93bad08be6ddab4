import { catalogue } from "@ribambelle/domain/kernel/texts";

export const advertWords = catalogue({
  fr: {
    toCorrect: "L’agence vous demande de corriger votre annonce\u00a0:",
    none: "Vous n’avez pas encore d’annonce. C’est elle qui donne envie aux familles de vous rencontrer.",
    contact:
      "Votre texte contient un moyen de vous joindre (numéro de téléphone, adresse e-mail, site ou réseau social). Les familles ne le verront pas\u00a0: «\u00a0•••\u00a0» s’affichera à la place.",
  },
  en: {
    toCorrect: "The agency asks you to correct your advert:",
    none: "You have no advert yet. It is what makes families want to meet you.",
    contact:
      "Your text holds a way to reach you (phone number, e-mail address, site or social network). Families will not see it: “•••” will stand in its place.",
  },
});
