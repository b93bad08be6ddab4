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
    sessions: "Où vous êtes connecté·e",
    calendarLink: "Lien d’agenda",
    myData: "Vos données",
    deletion: "Supprimer votre compte",
  },
  en: {
    heading: "Settings",
    language: "Language",
    languageOfSpace: "Your language",
    aboutLanguage:
      "Your choice is kept on this device. Our e\u2011mails are in the language of your last visit.",
    notifications: "Notifications",
    password: "Password",
    sessions: "Where you are signed in",
    calendarLink: "Calendar link",
    myData: "Your data",
    deletion: "Delete your account",
  },
});
