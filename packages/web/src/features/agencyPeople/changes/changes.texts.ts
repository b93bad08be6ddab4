import { ofName } from "@ribambelle/domain/kernel/characters/ofName";
import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";

export const changeWords = catalogue({
  fr: {
    nothing: "rien",
    yes: "oui",
    no: "non",
    edit: { heading: (name: string) => `Modifier la fiche ${ofName(name)}`, submit: "Enregistrer" },
    identity: "Identité",
    contact: "Coordonnées",
    onHome: "Page d’accueil",
    agency: "Suivi par l’agence",
    firstName: "Prénom",
    lastName: "Nom",
    email: "Adresse e-mail",
    otherEmail:
      "Changer d’adresse met fin aux sessions et aux liens en cours\u00a0; un courrier part aux deux adresses.",
    phone: "Téléphone",
    address: "Adresse",
    addressComplement: "Complément d’adresse",
    zipCode: "Code postal",
    city: "Ville",
    birthDate: "Date de naissance",
    userName: "Identifiant",
    language: "Langue",
    interviewed: "Entretien passé",
    situation: "Situation à l’agence",
    banner: "Bandeau d’information",
    popup: "Rappel à la connexion",
    // FOLKS-OP3, printed
    importMayReplace: "Votre logiciel peut remplacer cette valeur au prochain import.",
    willChange: (fields: string) => `Vous allez modifier\u00a0: ${fields}.`,
    nothingChanged: "Rien n’est modifié pour l’instant.",
    invite: {
      heading: (name: string) => `Inviter ${name}\u00a0?`,
      says: (email: string) => `Un courrier part à ${email}, avec le lien pour choisir un mot de passe.`,
      submit: "Inviter",
    },
    sendReset: {
      heading: (name: string) => `Envoyer un lien à ${name}\u00a0?`,
      says: (email: string) =>
        `Un courrier part à ${email}, avec le lien pour choisir un autre mot de passe. L’actuel reste valable jusque-là.`,
      submit: "Envoyer le lien",
    },
    endSessions: {
      heading: (name: string) => `Déconnecter ${name}\u00a0?`,
      says: [
        "Tous ses appareils sont déconnectés tout de suite.",
        "Aucun courrier ne part\u00a0; le mot de passe reste.",
      ],
      submit: "Déconnecter",
    },
    block: {
      heading: (name: string) => `Suspendre l’accès ${ofName(name)}\u00a0?`,
      says: [
        "Ses appareils sont déconnectés, ses liens ne servent plus et les courriers en attente sont retirés, sauf ceux des contrats.",
        "À la connexion, la personne est invitée à appeler l’agence. Rien d’autre ne lui est dit, et rien n’est effacé.",
      ],
      // FOLKS-OP6, printed
      payslips: (firstName: string, count: number) =>
        count > 1
          ? `${firstName} a ${count} fiches de paie\u00a0: remettez-les sur papier si elles sont demandées.`
          : `${firstName} a 1 fiche de paie\u00a0: remettez-la sur papier si elle est demandée.`,
      submit: "Suspendre",
    },
    unblock: {
      heading: (name: string) => `Rétablir l’accès ${ofName(name)}\u00a0?`,
      says: ["La personne se connecte comme avant, avec le même mot de passe.", "Un courrier le lui dit."],
      submit: "Rétablir",
    },
  },
  en: {
    nothing: "nothing",
    yes: "yes",
    no: "no",
    edit: { heading: (name) => `Edit the record of ${name}`, submit: "Save" },
    identity: "Identity",
    contact: "Contact details",
    onHome: "Home page",
    agency: "Agency follow-up",
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail address",
    otherEmail: "Changing the address ends open sessions and links; a letter goes to both addresses.",
    phone: "Phone",
    address: "Postal address",
    addressComplement: "Address line 2",
    zipCode: "Postal code",
    city: "City",
    birthDate: "Date of birth",
    userName: "User name",
    language: "Language",
    interviewed: "Interview done",
    situation: "Standing at the agency",
    banner: "Information banner",
    popup: "Reminder at sign-in",
    importMayReplace: "Your software may replace this value at the next import.",
    willChange: (fields) => `You are about to change: ${fields}.`,
    nothingChanged: "Nothing has changed yet.",
    invite: {
      heading: (name) => `Invite ${name}?`,
      says: (email) => `A letter goes to ${email}, with the link to choose a password.`,
      submit: "Invite",
    },
    sendReset: {
      heading: (name) => `Send a link to ${name}?`,
      says: (email) =>
        `A letter goes to ${email}, with the link to choose another password. The current one works until then.`,
      submit: "Send the link",
    },
    endSessions: {
      heading: (name) => `Sign ${name} out?`,
      says: ["All their devices are signed out at once.", "No letter is sent; the password stays."],
      submit: "Sign out",
    },
    block: {
      heading: (name) => `Suspend ${name}’s access?`,
      says: [
        "Their devices are signed out, their links stop working and waiting letters are withdrawn, except those about contracts.",
        "When they sign in, they are asked to call the agency. They are told nothing else, and nothing is erased.",
      ],
      payslips: (firstName, count) =>
        count > 1
          ? `${firstName} has ${count} payslips: hand them over on paper if they are asked for.`
          : `${firstName} has 1 payslip: hand it over on paper if it is asked for.`,
      submit: "Suspend",
    },
    unblock: {
      heading: (name) => `Restore ${name}’s access?`,
      says: ["The person signs in as before, with the same password.", "They are told by letter."],
      submit: "Restore",
    },
  },
});

export const done = {
  edit: { fr: "La fiche est modifiée.", en: "The record is changed." },
  invite: { fr: "L’invitation part.", en: "The invitation is on its way." },
  sendReset: { fr: "Le lien part.", en: "The link is on its way." },
  endSessions: { fr: "Les appareils sont déconnectés.", en: "The devices are signed out." },
  block: { fr: "L’accès est suspendu.", en: "Access is suspended." },
  unblock: { fr: "L’accès est rétabli.", en: "Access is restored." },
} satisfies Record<string, Bilingual>;
