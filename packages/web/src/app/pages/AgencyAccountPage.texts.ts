import { catalogue } from "@ribambelle/domain/kernel/texts";

export const agencyAccountWords = catalogue({
  fr: {
    title: "Mon compte",
    functions: "Vos fonctions",
    none: "Aucune pour l’instant.",
    email: "Adresse e-mail",
    noEmail: "Aucune",
    changed: "Un administrateur de l’agence peut changer vos fonctions et votre adresse.",
    whatFunctionsPermit: "Ce que chaque fonction permet",
  },
  en: {
    title: "My account",
    functions: "Your functions",
    none: "None yet.",
    email: "E-mail address",
    noEmail: "None",
    changed: "An administrator of the agency can change your functions and your address.",
    whatFunctionsPermit: "What each function permits",
  },
});
