import { catalogue } from "@ribambelle/domain/kernel/texts";

export const errorPageWords = catalogue({
  fr: {
    title: "Erreur",
    heading: "Une erreur est survenue.", // ROUTE-50, ERR-18, printed
    lead: "Rien n’a été perdu. Vous pouvez reprendre depuis l’accueil.",
    signInLead: "Vérifiez votre saisie, puis essayez à nouveau.",
    home: "Revenir à l’accueil",
    login: "Revenir à la connexion",
  },
  en: {
    title: "Error",
    heading: "Something went wrong.",
    lead: "Nothing has been lost. You can start again from the home page.",
    signInLead: "Check what you typed, then try again.",
    home: "Back to the home page",
    login: "Back to sign-in",
  },
});
