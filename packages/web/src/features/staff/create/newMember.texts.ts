import { catalogue } from "@ribambelle/domain/kernel/texts";

export const newMemberWords = catalogue({
  fr: {
    title: "Ajouter un membre",
    reference: "Référence",
    referenceHint: "C’est aussi son identifiant de connexion, avec son adresse e-mail.",
    locale: "Langue du courrier",
    // STAFF-10
    letter: (firstName: string) =>
      firstName
        ? `${firstName} recevra un courrier pour choisir son mot de passe.`
        : "Cette personne recevra un courrier pour choisir son mot de passe.",
    add: "Ajouter à l’équipe",
  },
  en: {
    title: "Add a member",
    reference: "Reference",
    referenceHint: "It is also their user name for signing in, as is their e-mail address.",
    locale: "Language of the letter",
    letter: (firstName) =>
      firstName
        ? `${firstName} will receive a letter to choose a password.`
        : "This person will receive a letter to choose a password.",
    add: "Add to the team",
  },
});

export const added = {
  fr: "Le compte est créé, et l’invitation part.",
  en: "The account is created, and the invitation is on its way.",
};
