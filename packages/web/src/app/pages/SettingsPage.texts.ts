import { catalogue } from "@ribambelle/domain/kernel/texts";

export const settingsWords = catalogue({
  fr: {
    heading: "Paramètres",
    language: "Langue",
    languageOfSpace: "Langue de votre espace",
    aboutLanguage:
      "Votre choix est gardé sur cet appareil. Nos e\u2011mails vous arrivent dans la langue de votre dernière visite.",
    notifications: "Notifications",
    password: "Mot de passe",
    sessions: "Où je suis connecté·e",
    myData: "Mes données",
    deletion: "Supprimer mon compte",
  },
  en: {
    heading: "Settings",
    language: "Language",
    languageOfSpace: "Language of your space",
    aboutLanguage:
      "Your choice is kept on this device. Our e\u2011mails come in the language of your last visit.",
    notifications: "Notifications",
    password: "Password",
    sessions: "Where I am signed in",
    myData: "My data",
    deletion: "Delete my account",
  },
});
