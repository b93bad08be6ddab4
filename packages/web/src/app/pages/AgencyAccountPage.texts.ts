import { catalogue } from "@ribambelle/domain/kernel/texts";

export const agencyAccountWords = catalogue({
  fr: {
    title: "Mon compte",
    functions: "Vos fonctions",
    none: "Aucune pour l’instant.",
    given: "Elles sont données par un administrateur de l’agence.",
    email: "Adresse e-mail",
    noEmail: "Aucune",
    emailChanged: "Un administrateur de l’agence peut la changer.",
  },
  en: {
    title: "My account",
    functions: "Your functions",
    none: "None yet.",
    given: "An administrator of the agency gives them.",
    email: "E-mail address",
    noEmail: "None",
    emailChanged: "An administrator of the agency can change it.",
  },
});
